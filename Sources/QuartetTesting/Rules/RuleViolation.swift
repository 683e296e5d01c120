/// A place where a module breaks a rule of its pattern's document.
///
/// A test compares what a check returns with an empty list. The constant makes a failure print the violations; a call
/// with `try` inside of `#expect` does not:
///
/// ```swift
/// let violations = try InteractionsRules.violations(in: "Sources/App/Rating")
/// #expect(violations == [])
/// ```
public nonisolated struct RuleViolation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, from the folder of its package.
  public let file: String
  /// The line, from 1; nil if the rule is about the file as a whole.
  public let line: Int?
  /// What is wrong there, as a sentence.
  public let problem: String
  /// What to do about it, as a sentence.
  public let fix: String

  /// Makes a violation of its parts.
  public init(file: String, line: Int? = nil, problem: String, fix: String) {
    self.file = file
    self.line = line
    self.problem = problem
    self.fix = fix
  }

  /// "FILE:LINE: PROBLEM FIX"
  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(problem) \(fix)" }
}
