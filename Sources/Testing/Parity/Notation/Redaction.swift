import QuartetShared

/// Prints a password as one dot a character, as the screen shows it (A4).
package nonisolated enum Redaction {
  /// A step in its notation; `snapshot` is what the screen shows before it, which few steps need.
  ///
  /// - Parameter showsDemo: Whether to keep the passwords of the demo accounts, which are no secret.
  package static func text(
    of move: Move, on snapshot: @autoclosure () -> Snapshot, showsDemo: Bool = false
  ) -> String {
    guard case .type(let target, let text) = move.step, isSecret(text, in: target, on: snapshot()),
      !showsDemo || !demoPasswords.contains(text)
    else { return move.description }
    return move.with(.type(target, String(repeating: "•", count: text.count))).description
  }

  private static let demoPasswords = Set((RandomTexts.emails + RandomTexts.phones).map(\.1))

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
