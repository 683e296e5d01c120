import Parity

/// What may be printed of a step: what is typed as a password, or where nobody can tell, is three dots (A4).
enum Concealment {
  static let dots = "•••"

  /// The step in its notation, while `snapshot` is seen.
  static func text(of move: Move, on snapshot: Snapshot) -> String {
    guard case .type(let target, let text) = move.step, isSecret(text, in: target, on: snapshot) else {
      return Text.safe(move.description)
    }
    return "type \(Text.safe("\(target)")) \(dots)\(move.leavesRunning ? " ..." : "")"
  }

  /// A line as it was typed, which means `move`; nil if there is nothing to conceal.
  static func concealed(_ line: String, meaning move: Move, on snapshot: Snapshot) -> String? {
    guard case .type(let target, let text) = move.step, isSecret(text, in: target, on: snapshot) else {
      return nil
    }
    let concealed = self.text(of: move, on: snapshot)
    return words(line).first == "type" ? concealed : String(concealed.dropFirst("type ".count))
  }

  /// A line that means nothing, and why: who mistypes a line may have meant to type a password with it.
  static func concealed(_ line: String, _ error: StepError) -> (line: String, error: StepError) {
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

  /// Steps that type nothing anywhere.
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

  /// `2lovelace` lacks a space: what follows the number may be a password.
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

/// A scenario's steps as they may be printed.
struct ConcealedScenario {
  private(set) var lines: [(number: Int, text: String)] = []

  init(_ scenario: Scenario) {
    var specification = Specification(kind: scenario.kind)
    for line in scenario.lines {
      lines.append((line.number, Concealment.text(of: line.move, on: specification.snapshot)))
      _ = specification.perform(line.move.step)
    }
  }
}
