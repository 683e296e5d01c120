/// A rule that an implementation breaks, or one of some rules, and the shortest scenario found that shows it.
public nonisolated struct BrokenRule: Sendable {
  /// The report of the shortest scenario.
  public let report: Report
  /// The names of the scenarios and random runs that differ in the same way.
  public internal(set) var names: [String]

  /// The rules that are probably broken: those that the last step exercises.
  public var rules: RuleSet { report.rules }
}

/// Groups the differences of one implementation by what they look like.
package struct Diagnosis {
  /// The shrunk differences, by the ones before.
  private var causes: [[String]: [String]] = [:]
  private var groups: [[String]: BrokenRule] = [:]

  package init() {}

  /// The broken rules, those with the shortest scenario first.
  package var brokenRules: [BrokenRule] {
    groups.values.sorted {
      ($0.report.scenario.lines.count, $0.rules.description, $0.names[0])
        < ($1.report.scenario.lines.count, $1.rules.description, $1.names[0])
    }
  }

  /// Adds a report that differs. Shrinks its scenario, unless it looks like an earlier difference.
  ///
  /// - Parameter runner: The runner that found the difference.
  package mutating func add(_ report: Report, from runner: Runner) async {
    let symptom = report.cause
    if let cause = causes[symptom] { return add(report.scenario.name, to: cause) }
    var smallest = await runner.shortest(of: report, attempts: 400)
    // In the middle of a transition nothing is compared, so a later step looks responsible.
    let idling = smallest.scenario.idleAfterEveryStep
    if idling.lines != smallest.scenario.lines {
      let earlier = await runner.check(idling)
      if !earlier.passes { smallest = await runner.shortest(of: earlier, attempts: 400) }
    }
    causes[symptom] = smallest.cause
    add(smallest, named: report.scenario.name)
  }

  private mutating func add(_ shrunk: Report, named name: String) {
    let cause = shrunk.cause
    guard let known = groups[cause] else {
      groups[cause] = BrokenRule(report: shrunk, names: [name])
      return
    }
    add(name, to: cause)
    let isShorter = shrunk.scenario.lines.count < known.report.scenario.lines.count
    if isShorter { groups[cause] = BrokenRule(report: shrunk, names: groups[cause]?.names ?? [name]) }
  }

  private mutating func add(_ name: String, to cause: [String]) {
    if groups[cause]?.names.last != name { groups[cause]?.names.append(name) }
  }
}

nonisolated extension Report {
  /// The common part of differences with the same cause. A wrong text is one cause, wherever it is shown.
  fileprivate var cause: [String] {
    let summary = difference?.reason.summary ?? []
    let isText = Set(difference?.reason.place ?? []).count == 1 && summary.count == 2
    return summary + (isText ? [] : [rules.description])
  }
}
