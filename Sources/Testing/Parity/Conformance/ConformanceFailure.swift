import QuartetArguments

/// Why an implementation does not conform: the rules that it breaks, and the known issues that no longer occur.
public nonisolated struct ConformanceFailure: Error, CustomStringConvertible {
  /// The broken rules, those with the shortest scenario first.
  public let brokenRules: [BrokenRule]
  /// The whole report: each broken rule with the scenario that shows it, then a summary.
  public let description: String

  /// The report of the shortest scenario; nil if only a known issue no longer occurs.
  public var report: Report? { brokenRules.first?.report }

  init(_ brokenRules: [BrokenRule], outdated: [KnownIssue] = [], of pattern: String, cases: Int = 1) {
    self.brokenRules = brokenRules
    let sections =
      brokenRules.prefix(Self.mostSections).map(Self.section)
      + outdated.map { issue in
        """
        \(pattern) no longer breaks \(issue.rule.name) in any scenario.
        It is declared as a known issue, because: \(issue.reason)
        Delete this known issue.
        """
      }
    let findings = brokenRules.map { "  \($0.rules.alternatives) in \(Self.list($0.names))" }
    let heading = "\(pattern) differs in \(Text.count(brokenRules.count, "way")), "
    let number = Set(brokenRules.flatMap(\.names)).count
    let count = "found in \(number) \(number == 1 ? "scenario or run" : "scenarios and runs"):"
    let summary =
      cases > 1 && !findings.isEmpty ? [([heading + count] + findings).joined(separator: "\n")] : []
    description = (sections + summary).joined(separator: "\n\n")
  }

  private static let mostSections = 5

  private static func section(_ broken: BrokenRule) -> String {
    """
    \(broken.report.pattern) breaks \(broken.rules.alternatives) in \(list(broken.names))
    \(broken.report.details(width: 100))

    This scenario reproduces it:

    \(broken.report.scenario.redactedDescription.dropLast())
    """
  }

  private static func list(_ names: [String]) -> String {
    let listed = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(listed) and \(names.count - 3) more" : listed
  }
}
