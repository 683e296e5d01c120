import Arguments
import Shared

/// Replaces text that is a password, or may be one, with three dots (A4).
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

  /// The line that was typed for `move`; nil if it contains no secret.
  package static func redacted(_ line: String, meaning move: Move, on snapshot: Snapshot) -> String? {
    switch move.step {
    case .type(let target, let text) where isSecret(text, in: target, on: snapshot):
      let redacted = self.text(of: move, on: snapshot)
      return words(line).first == "type" ? redacted : String(redacted.dropFirst("type ".count))
    case .open(let link) where redacted(link: link) != link,
      .on(_, _, .open(let link)) where redacted(link: link) != link:
      return text(of: move, on: snapshot)
    default:
      return nil
    }
  }

  /// A line that is not a step, and the error. Every word that is not of the notation may be a password.
  package static func redacted(_ line: String, _ error: StepError) -> (line: String, error: StepError) {
    let words = words(line).prefix(mostWords).map(shown)
    let text = words.reduce(into: [String]()) { if $1 != dots || $0.last != dots { $0.append($1) } }
    let found = shown(error.found)
    return (
      text.joined(separator: " "),
      found == error.found ? error : StepError(found: found, expected: error.expected)
    )
  }

  private static let mostWords = 20

  /// The word, if it is one of the notation, or similar to one.
  private static func shown(_ word: String) -> String {
    if word.isEmpty || vocabulary.contains(word) || Int(word) != nil && word.count < 3 { return word }
    if word.wholeMatch(of: /[0-9]{1,9}(ms|s|m|h)/) != nil { return word }
    // In `2lovelace`, the space is missing: the text after the number may be a password.
    if let first = word.first, first.isNumber { return "\(first)\(dots)" }
    let isWord = word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "." }
    return isWord && word.count > 3
      && !Suggestion.words(similarTo: word, among: vocabulary.filter { $0.count > 2 }).isEmpty ? word : dots
  }

  private static let vocabulary = Set(
    Identifier.allCases.map(\.rawValue) + Given.allCases.flatMap { words($0.rawValue) }
      + Verb.all.flatMap { words($0.words) } + Step.Reply.allCases.map(\.rawValue)
      + Step.Change.allCases.map(\.rawValue) + [
        "early", "first", "out", "help", "quit", "+", "...", "rule:", "title:", "kind:", "given:",
        "variants:",
        "unspecified:", "email", "phone",
      ])

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
      let isSecret = name.endIndex != item.endIndex && secretNames.contains(where: name.lowercased().contains)
      redacted += isSecret ? "\(name)=\(dots)" : item
      if let separator = rest.popFirst() { redacted.append(separator) }
    }
    return redacted
  }

  private static let separators: Set<Character> = ["?", "&", "#", ";"]
  private static let secretNames = ["pass", "pw", "secret", "token", "key"]

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

  private static func words(_ line: String) -> [String] {
    line.split { $0 == " " || $0 == "\t" }.map(String.init)
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
