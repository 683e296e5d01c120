/// Why a conformance case failed.
public nonisolated struct ConformanceFailure: Error, CustomStringConvertible {
  /// The difference; nil if the case failed because a known issue no longer occurs.
  public let report: Report?
  /// The difference, expected beside actual, and the scenario that reproduces it.
  public let description: String

  init(_ report: Report) {
    self.report = report
    description = "\(report)\n\nThis scenario reproduces it:\n\n\(report.scenario)"
  }

  init(_ finding: Finding) {
    report = finding.report
    description = "\(finding)"
  }

  init(_ knownIssue: KnownIssue, of pattern: String) {
    report = nil
    description = """
      \(pattern) no longer breaks \(knownIssue.rule.name) in any scenario.
      It is declared as a known issue, because: \(knownIssue.reason)
      Delete this known issue.
      """
  }
}
