import Parity

/// Replaces text that is a password, or may be one, with three dots (A4).
enum Redaction {
  static let dots = "•••"

  /// A step in its notation; `snapshot` is what the screen shows before it.
  static func text(of move: Move, on snapshot: Snapshot) -> String {
    guard case .type(let target, let text) = move.step, isSecret(text, in: target, on: snapshot) else {
      return Text.safe(move.description)
    }
    return "type \(Text.safe("\(target)")) \(dots)\(move.leavesRunning ? " ..." : "")"
  }

  /// The line that was typed for `move`; nil if it contains no secret.
  static func redacted(_ line: String, meaning move: Move, on snapshot: Snapshot) -> String? {
    guard case .type(let target, let text) = move.step, isSecret(text, in: target, on: snapshot) else {
      return nil
    }
    let redacted = self.text(of: move, on: snapshot)
    return words(line).first == "type" ? redacted : String(redacted.dropFirst("type ".count))
  }

  /// A line that is not a step, and the error. The line may contain a password after a typing mistake.
  static func redacted(_ line: String, _ error: StepError) -> (line: String, error: StepError) {
    let words = words(line)
    guard let first = words.first, !harmless.contains(first), !first.hasSuffix(":") else {
      return (Text.safe(line), error)
    }
    var shown = [Int(first) == nil ? hidingAfterDigits(first) : first]
    for (index, word) in words.enumerated().dropFirst() {
      let isTarget = index == 1 && Int(first) == nil
      shown.append(isKnown(word, asTarget: isTarget, error) ? word : dots)
    }
    let found = error.found
    let isShown = found.isEmpty || shown.contains(found) && !(found == first && isTyping(first))
    let lineShown = shown.reduce(into: [String]()) { if $1 != dots || $0.last != dots { $0.append($1) } }
    return (
      Text.safe(lineShown.joined(separator: " ")),
      isShown ? error : StepError(found: found == first ? shown[0] : dots, expected: error.expected)
    )
  }

  /// The words that start a line without a secret.
  private static let harmless: Set = [
    "swipe", "back", "escape", "open", "expire", "wait", "reply", "finish", "help", "quit",
  ]

  private static func isTyping(_ word: String) -> Bool { word == "type" || Int(word) != nil }

  private static func isKnown(_ word: String, asTarget isTarget: Bool, _ error: StepError) -> Bool {
    if word == "+" || word == "..." || Identifier.named(word) != nil { return true }
    guard isTarget else { return false }
    let isMistyped = word == error.found && error.expected.contains("perhaps")
    return isMistyped || (Int(word) != nil && word.count < 3)
  }

  /// In `2lovelace`, the space is missing: the text after the number may be a password.
  private static func hidingAfterDigits(_ word: String) -> String {
    let digits = word.prefix(while: \.isNumber)
    return digits.isEmpty ? word : digits + dots
  }

  private static func isSecret(_ text: String, in target: Step.Target, on snapshot: Snapshot) -> Bool {
    if text.isEmpty { return false }
    switch target {
    case .element(let identifier):
      return identifier.kind != .textField && identifier.kind != .textView
    case .number(let number):
      guard case .screen(let screen) = snapshot.layers.last, screen.elements.indices.contains(number - 1)
      else { return true }
      let element = screen.elements[number - 1]
      return element.identifier == .loginPassword || (element.kind != .textField && element.kind != .textView)
    case .button:
      return true
    }
  }

  private static func words(_ line: String) -> [String] {
    line.split { $0 == " " || $0 == "\t" }.map(String.init)
  }
}

/// A scenario's steps without passwords.
struct RedactedScenario {
  private(set) var lines: [(number: Int, text: String)] = []

  init(_ scenario: Scenario) {
    var specification = Specification(kind: scenario.kind)
    for line in scenario.lines {
      lines.append((line.number, Redaction.text(of: line.move, on: specification.snapshot)))
      _ = specification.perform(line.move.step)
    }
  }
}
