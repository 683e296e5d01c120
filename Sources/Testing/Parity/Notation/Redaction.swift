import QuartetArguments
import QuartetShared

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

  /// A line that is not a step, up to the first word that may be a password, and the error.
  package static func redacted(_ line: String, _ error: StepError) -> (line: String, error: StepError) {
    let words = words(line)[...]
    let most = words.prefix(mostWords)
    let shown = words[..<(most.indices.first { mayBeText(words[$0], after: words[..<$0]) } ?? most.endIndex)]
    // The last one: a text that is not shown may be the same word as the verb.
    let isFoundShown =
      error.found.isEmpty || words.lastIndex(of: error.found).map(shown.indices.contains) == true
    return (
      (shown + (shown.count < words.count ? [dots] : [])).joined(separator: " "),
      isFoundShown ? error : StepError(found: dots, expected: error.expected)
    )
  }

  private static let mostWords = 20

  /// Whether a word of a line that is not a step may be the text of a field.
  private static func mayBeText(_ word: String, after words: ArraySlice<String>) -> Bool {
    guard let verb = words.first(where: { $0 != "early" }) else {
      return !isElement(word) && !isSimilar(word, to: starts)
    }
    if starts.contains(verb), !["tap", "type", "return"].contains(verb) {
      return !isSimilar(word, to: others) && word.wholeMatch(of: /[0-9]{1,2}|[0-9]{1,9}(ms|s|m|h)/) == nil
    }
    // After any other verb, also a misspelt one, only the element is no text.
    return words.last != verb || isElement(verb) || !isElement(word)
  }

  private static func isElement(_ word: String) -> Bool {
    word.wholeMatch(of: /[0-9]{1,2}/) != nil
      || word.contains(".") && isSimilar(word, to: Identifier.allCases.map(\.rawValue))
  }

  private static func isSimilar(_ word: String, to known: [String]) -> Bool {
    let isWord = word.count > 3 && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "." }
    return known.contains(word)
      || isWord && !Suggestion.words(similarTo: word, among: known.filter { $0.count > 2 }).isEmpty
  }

  /// The words with which a line begins.
  private static let starts =
    Verb.all.compactMap { words($0.words).first }
    + ["early", "help", "quit"] + Scenario.headerKeys

  /// The words that may follow, if none is a text or an element.
  private static let others =
    Verb.all.flatMap { words($0.words).dropFirst() } + Given.allCases.flatMap { words($0.rawValue) }
    + Step.Reply.allCases.map(\.rawValue) + Step.Change.allCases.map(\.rawValue)
    + ["first", "expire", "open", "sign", "...", "email", "phone"]

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
