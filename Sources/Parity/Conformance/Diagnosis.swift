/// A rule that an implementation breaks, and the shortest scenario found that shows it.
public nonisolated struct BrokenRule: Sendable {
  /// The rule that is probably broken.
  public let rule: Rule
  /// The report of the shortest scenario.
  public internal(set) var report: Report
  /// The names of the scenarios and random runs that differ by it.
  public internal(set) var names: [String]
}

/// Groups the differences of one implementation by the rule that is broken.
package struct Diagnosis {
  /// What runs of the same cause have in common before they are shrunk.
  private struct Symptom: Hashable {
    let kind: Report.Reason.Kind
    let rule: Rule?
  }

  private struct Cause: Hashable {
    let kind: Report.Reason.Kind?
    let rule: Rule
  }

  private var causes: [Symptom: Cause] = [:]
  private var groups: [Cause: BrokenRule] = [:]

  package init() {}

  /// The broken rules, those with the shortest scenario first.
  package var brokenRules: [BrokenRule] {
    groups.values.sorted {
      ($0.report.scenario.lines.count, $0.rule.rawValue, $0.names[0])
        < ($1.report.scenario.lines.count, $1.rule.rawValue, $1.names[0])
    }
  }

  /// Adds a report that differs. Shrinks its scenario, unless it looks like an earlier difference.
  ///
  /// - Parameter runner: The runner that found the difference.
  package mutating func add(_ report: Report, from runner: Runner) async {
    guard let difference = report.difference else { return }
    let symptom = Symptom(kind: difference.reason.kind, rule: report.brokenRule)
    if let cause = causes[symptom] { return add(report.scenario.name, to: cause) }
    var shrinker = Shrinker(runner, attempts: 400)
    add(await shrinker.smallest(of: report), named: report.scenario.name, as: symptom)
  }

  /// Adds a difference whose scenario has been shrunk.
  package mutating func add(_ finding: Finding) {
    guard let difference = finding.report.difference else { return }
    let symptom = Symptom(kind: difference.reason.kind, rule: finding.report.brokenRule)
    add(finding.report, named: "seed-\(finding.run.seed)", as: symptom)
  }

  private mutating func add(_ shrunk: Report, named name: String, as symptom: Symptom) {
    guard let rule = shrunk.brokenRule else { return }
    let cause = Cause(kind: shrunk.difference?.reason.kind, rule: rule)
    causes[symptom] = cause
    guard let known = groups[cause] else {
      groups[cause] = BrokenRule(rule: rule, report: shrunk, names: [name])
      return
    }
    if shrunk.scenario.lines.count < known.report.scenario.lines.count { groups[cause]?.report = shrunk }
    add(name, to: cause)
  }

  private mutating func add(_ name: String, to cause: Cause) {
    if groups[cause]?.names.last != name { groups[cause]?.names.append(name) }
  }
}
