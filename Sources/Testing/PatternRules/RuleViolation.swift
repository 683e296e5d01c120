/// A place where a module breaks a rule of its pattern's document.
///
/// ```swift
/// let violations = try InteractionsRules.violations(in: "Sources/App/Rating")
/// #expect(violations == [])
/// ```
public nonisolated struct RuleViolation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, from the folder of its package.
  public let file: String
  /// The line and the column, from 1.
  public let line, column: Int
  /// The violation, as a sentence.
  public let problem: String
  /// The way to fix it, as a sentence.
  public let fix: String
  /// The document and the section that has the rule, such as "VIPER, Router", or "Quartet" and the name of a
  /// ``QuartetRule``, which no document has.
  public let section: String
  /// The sentence or the code of the document that the rule follows; empty for a rule of Quartet.
  public let sentence: String

  /// "FILE:LINE:COLUMN: error: PROBLEM FIX (SECTION: “SENTENCE”)", as the compiler writes an error.
  public var description: String {
    let source = sentence.isEmpty ? section : "\(section): “\(sentence)”"
    return "\(file):\(line):\(column): error: \(problem) \(fix) (\(source))"
  }
}

nonisolated extension [RuleViolation] {
  /// Sorted by place.
  package var sortedByPlace: [RuleViolation] {
    sorted { ($0.file, $0.line, $0.column, $0.problem) < ($1.file, $1.line, $1.column, $1.problem) }
  }

  /// Sorted, and printed: `#expect(try …)` does not show what a call inside of it returns.
  package func printed() -> [RuleViolation] {
    for violation in sortedByPlace { print(violation) }
    return sortedByPlace
  }
}
