import Foundation
import QuartetShared

/// Replaces passwords with three dots (A4).
package nonisolated enum Redaction {
  package static let dots = "•••"

  /// A step in its notation; `snapshot` is what the screen shows before it, which few steps need.
  ///
  /// - Parameter showsDemo: Whether to keep the passwords of the demo accounts, which are no secret.
  package static func text(
    of move: Move, on snapshot: @autoclosure () -> Snapshot, showsDemo: Bool = false
  ) -> String {
    switch move.step {
    case .type(let target, let text) where isSecret(text, in: target, on: snapshot()):
      if showsDemo && demoPasswords.contains(text) { return move.description }
      return
        "\(move.isEarly ? "early " : "")type \(target) \(dots)\(move.leavesRunning ? " \(Notation.dots)" : "")"
    case .open(let link):
      return move.with(.open(redacted(link: link))).description
    case .on(let change, let isFirst, .open(let link)):
      return move.with(.on(change, isFirst: isFirst, .open(redacted(link: link)))).description
    default:
      return move.description
    }
  }

  private static let demoPasswords = Set((RandomTexts.emails + RandomTexts.phones).map(\.1))

  /// A link without its user information, and without the values of parameters whose names say that they are secret.
  private static func redacted(link: String) -> String {
    var link = link
    if let start = link.firstRange(of: "//")?.upperBound {
      let authority = link[start...].prefix { !"/?#".contains($0) }
      if let end = authority.lastIndex(of: "@") {
        link.replaceSubrange(start..<end, with: dots)
      } else if let colon = authority.firstIndex(of: ":"),
        authority[colon...].dropFirst().contains(where: { !$0.isNumber })
      {
        // Not a port: perhaps the user's password, with the host still missing.
        link.replaceSubrange(authority.index(after: colon)..<authority.endIndex, with: dots)
      }
    }
    guard link.utf8.contains(UInt8(ascii: "=")) else { return link }
    var redacted = ""
    var rest = link[...]
    while !rest.isEmpty {
      let item = rest.prefix { !separators.contains($0) }
      rest = rest[item.endIndex...]
      let name = item.prefix { $0 != "=" }
      let words = (String(name).removingPercentEncoding ?? String(name)).lowercased()
      let isSecret = name.endIndex != item.endIndex && secretNames.contains(where: words.contains)
      redacted += isSecret ? "\(name)=\(dots)" : item
      if let separator = rest.popFirst() { redacted.append(separator) }
    }
    return redacted
  }

  private static let separators: Set<Character> = ["?", "&", "#", ";"]
  private static let secretNames = [
    "pass", "pw", "secret", "token", "key", "code", "otp", "pin", "auth", "session", "sid", "jwt", "cred",
    "sig", "nonce", "cvv",
  ]

  private static func isSecret(
    _ text: String, in target: Step.Target, on snapshot: @autoclosure () -> Snapshot
  ) -> Bool {
    if text.isEmpty { return false }
    switch target {
    case .element(let identifier):
      return identifier.kind != .textField && identifier.kind != .textView
    case .number(let number):
      guard case .screen(let screen) = snapshot().layers.last else { return true }
      let elements = screen.visibleElements
      guard elements.indices.contains(number - 1) else { return true }
      let element = elements[number - 1]
      return element.identifier == .loginPassword || (element.kind != .textField && element.kind != .textView)
    case .button:
      return true
    }
  }
}

nonisolated extension Scenario {
  /// The steps without passwords, in their notation.
  package func redactedSteps(showsDemo: Bool = false) -> [String] {
    var specification = Specification(kind: kind)
    return lines.map { line in
      defer { _ = specification.perform(line.move.step) }
      return Redaction.text(of: line.move, on: specification.snapshot, showsDemo: showsDemo)
    }
  }

  /// The file without passwords, except those of the demo accounts.
  package var redactedDescription: String { file(steps: redactedSteps(showsDemo: true)) }
}
