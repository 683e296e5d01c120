/// A rule that an implementation breaks on purpose, and why.
public nonisolated struct KnownIssue: Sendable, Hashable {
  /// The rule.
  public let rule: Rule
  /// Why the implementation breaks it. Failure messages include the reason.
  public let reason: String

  /// Declares a known issue.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - reason: Why, in a sentence; ``Implementation/conformanceCases(seeds:)`` throws if it is blank.
  public init(rule: Rule, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
