import FeatureEntry
import Foundation
import Parity

extension MutantList {
  /// The scenarios that the copy fails while no mutant is active. If there are any, a failure proves nothing.
  public static func problemsWithoutMutant() async throws -> [String] {
    var problems: [String] = []
    for scenario in try Scenario.builtIn() {
      let report = await Runner(feature, checksLeaks: scenario.rule.hasPrefix("M")).check(scenario)
      if !report.passes {
        problems.append("No mutant is active, and \(scenario.name) breaks \(scenario.rule)")
      }
    }
    return problems
  }

  /// Why the active mutant survives: a scenario of a rule that it breaks and a random run have to fail, and the
  /// shortest scenario that fails has to name such a rule.
  ///
  /// Both scenarios are printed if the environment variable `QUARTET_MUTANT` names the mutant.
  public func problems() async throws -> [String] {
    let head = try head
    let scenarios = try await reportOfScenarios(head)
    let randomRuns = await reportOfRandomRuns(head)
    return problems(scenarios, of: "the scenarios", head) + problems(randomRuns, of: "the random runs", head)
  }

  private func problems(_ report: Report?, of source: String, _ head: PatchHead) -> [String] {
    guard let report else {
      return ["\(rawValue) of \(Self.feature.patternName) survives \(source): it should break \(head.rule)"]
    }
    let text = "\(rawValue) is killed by \(source), which name \(report.rules.alternatives)\n\(report)"
    if ProcessInfo.processInfo.environment["QUARTET_MUTANT"] == rawValue { print(text) }
    // What the bug changes may show only later: some step of the shortest scenario has to be about the rule.
    let rules = report.scenario.rules.reduce(into: report.rules) { $0.formUnion($1) }
    return head.rules.contains(where: rules.contains) ? [] : ["It should break \(head.rule): \(text)"]
  }

  /// The first failure of a scenario of the broken rules.
  private func reportOfScenarios(_ head: PatchHead) async throws -> Report? {
    let scenarios = try Scenario.builtIn()
    for rule in head.rules {
      for scenario in scenarios where scenario.rule == rule.name {
        if let report = await shortReport(of: scenario, head) { return report }
      }
    }
    return nil
  }

  /// The first failure of random runs: some bugs need more of them than every test run includes.
  private func reportOfRandomRuns(_ head: PatchHead) async -> Report? {
    for seed in 1...1_000 as ClosedRange<UInt64> {
      let run = RandomRun(seed: seed)
      guard run.checksLeaks || !head.isLeak else { continue }
      if let report = await shortReport(of: run.scenario, head) { return report }
    }
    return nil
  }

  private func shortReport(of scenario: Scenario, _ head: PatchHead) async -> Report? {
    let runner = Runner(Self.feature, checksLeaks: head.isLeak)
    let report = await runner.check(scenario)
    if report.passes { return nil }
    // Enough attempts to identify the rule; the shortest scenario would need more.
    return await runner.shortest(of: report, attempts: 200)
  }
}
