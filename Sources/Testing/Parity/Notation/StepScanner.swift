/// Reads a line of the notation word by word.
///
/// It works on Unicode scalars: a space separates words even if a combining mark follows it.
nonisolated struct StepScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
    skipSpace()
  }

  /// The next word, without consuming it; empty at the end.
  var next: String {
    String(Substring(rest.prefix { !Self.isSpace($0) }))
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Consumes the next word.
  mutating func word() -> String {
    let word = rest.prefix { !Self.isSpace($0) }
    rest = rest[word.endIndex...]
    skipSpace()
    return String(Substring(word))
  }

  /// Consumes a word if it is the next one.
  mutating func skip(_ word: String) -> Bool {
    guard next == word else { return false }
    _ = self.word()
    return true
  }

  /// Consumes one of these words, and returns it.
  @discardableResult
  mutating func skip(oneOf words: [String]) throws(StepError) -> String {
    guard words.contains(next) else {
      throw StepError(found: next, expected: words.joined(separator: " or "))
    }
    return word()
  }

  /// Consumes the rest of the line: plain text, or text in quotes.
  mutating func text(expected: String) throws(StepError) -> String {
    guard let first = rest.first else { throw StepError(found: "", expected: expected) }
    if first == "\"" {
      let text = try quoted()
      try end()
      return text
    }
    while let last = rest.last, Self.isSpace(last) { rest.removeLast() }
    defer { rest = rest[rest.endIndex...] }
    return String(Substring(rest))
  }

  /// Consumes a text in quotes.
  mutating func quoted() throws(StepError) -> String {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        skipSpace()
        return String(text)
      case "\\":
        text.append(try escape())
      default:
        text.append(scalar)
      }
    }
    throw StepError(found: "", expected: "a closing quote")
  }

  /// Throws if anything is left.
  func end() throws(StepError) {
    guard isAtEnd else { throw StepError(found: next, expected: "the end of the line") }
  }

  private mutating func escape() throws(StepError) -> Unicode.Scalar {
    let expected = #"\n, \t, \", \\ or \u{…} with a scalar in hexadecimal"#
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u" where rest.first == "{":
      let digits = String(Substring(rest.dropFirst().prefix { $0 != "}" }.prefix(9)))
      guard
        rest.dropFirst(digits.unicodeScalars.count + 1).first == "}",
        let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw StepError(found: "\\u{\(digits)", expected: expected) }
      rest.removeFirst(digits.unicodeScalars.count + 2)
      return scalar
    case let other:
      throw StepError(found: "\\" + (other.map { String($0) } ?? ""), expected: expected)
    }
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: Self.isSpace)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
