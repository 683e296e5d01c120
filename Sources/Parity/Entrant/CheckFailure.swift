/// Why a check has failed.
public nonisolated struct CheckFailure: Error, CustomStringConvertible {
  /// What differs; nil if nothing does any more although it was declared.
  public let report: Report?
  /// The whole story: what differs, both sides, and the scenario that shows it again.
  public let description: String

  init(_ report: Report) {
    self.report = report
    description = "\(report)\n\nThis shows it again:\n\n\(report.scenario)"
  }

  init(_ finding: Finding) {
    report = finding.report
    description = "\(finding)"
  }

  init(_ deviation: Deviation, of pattern: String) {
    report = nil
    description = """
      \(pattern) does not break \(deviation.rule.name) any more, in no scenario.
      It is declared to, because: \(deviation.reason)
      Delete this deviation.
      """
  }
}
