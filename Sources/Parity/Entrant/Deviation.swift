/// A rule that an implementation breaks on purpose, and why.
public nonisolated struct Deviation: Sendable, Hashable {
  /// The rule.
  public let rule: Rule
  /// Why it is broken: for whoever reads the tests, and for the failure when it is not broken any more.
  public let reason: String

  /// Declares a deviation.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - reason: Why, in a sentence; ``Entrant/checks(seeds:)`` refuses one that says nothing.
  public init(of rule: Rule, because reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
