/// The kind of a parameter: how a word becomes a value, and how messages name it.
public struct ValueKind<Value> {
  /// With an article: `a number`.
  let noun: String
  /// The names, if only some words are values.
  var choices: [String] = []
  /// The value of a word; nil if it has none.
  public let value: (String) -> Value?

  /// - Parameters:
  ///   - noun: With an article, for messages: `a file`.
  ///   - value: The value of a word; nil if it has none.
  public init(_ noun: String, value: @escaping (String) -> Value?) {
    self.noun = noun
    self.value = value
  }

  /// A number in a range.
  public static func number(in range: ClosedRange<Value>) -> Self
  where Value: FixedWidthInteger & LosslessStringConvertible {
    let end = range.upperBound == .max ? "on" : "to \(range.upperBound)"
    return Self("a number from \(range.lowerBound) \(end)") { word in
      Value(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// One of some values. A name may be written in other ways: `Round Table`, `roundtable`, `round-table`.
  ///
  /// - Parameters:
  ///   - noun: With an article, for messages: `an implementation`.
  ///   - values: The values and their names. Two names may have the same value.
  ///   - others: Names that are understood, too, and are not listed.
  public static func one(
    _ noun: String, of values: [(name: String, value: Value)], others: [(name: String, value: Value)] = []
  ) -> Self {
    var kind = Self(noun) { word in
      (values + others).first { $0.name.asArgument == word.asArgument }?.value
    }
    kind.choices = values.map(\.name)
    return kind
  }

  /// Reads a word.
  ///
  /// - Parameters:
  ///   - word: The argument.
  ///   - name: What needs the value, for the message: `--runs`.
  /// - Throws: ``UsageError`` that names the word.
  public func read(_ word: String, of name: String = "") throws(UsageError) -> Value {
    if let value = value(word) { return value }
    if choices.isEmpty { throw UsageError("\(name) needs \(noun), found \(Text.quoted(word))") }
    throw UsageError(
      "there is no \(bareNoun) \(Text.quoted(word))",
      advice: UsageError.suggestion(for: word, among: choices), list)
  }

  /// A line with all choices; empty without choices.
  public var list: String {
    choices.isEmpty
      ? "" : "\(bareNoun.prefix(1).uppercased())\(bareNoun.dropFirst())s: " + choices.joined(separator: ", ")
  }

  private var bareNoun: Substring { noun.drop { $0 != " " }.dropFirst() }
}

extension ValueKind<String> {
  /// A text that is not empty.
  public static func text(_ noun: String) -> Self { Self(noun) { $0.isEmpty ? nil : $0 } }

  /// One of some texts.
  public static func one(_ noun: String, of names: [String]) -> Self {
    one(noun, of: names.map { (name: $0, value: $0) })
  }
}

nonisolated extension String {
  /// The letters and digits, in lower case: two texts name the same if these are equal.
  public var asArgument: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
