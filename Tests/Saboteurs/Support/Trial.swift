import Foundation
import Parity

extension Sabotaging {
  /// What is wrong with the copy while nobody is at work: nothing, or nobody could be caught.
  public static func complaintsAboutNobody() async throws -> [String] {
    var complaints: [String] = []
    for scenario in try Scenario.builtIn() {
      let report = await Runner(feature, checksLifetimes: scenario.rule.hasPrefix("M")).check(scenario)
      if !report.passes {
        complaints.append("nobody is at work, and it breaks \(scenario.rule) in \(scenario.name)")
      }
    }
    return complaints
  }

  /// What speaks against it that this saboteur, who has to be at work, is caught: by a scenario of a rule that it
  /// breaks, and by one of the random runs; and that both, made as short as they go, name such a rule.
  ///
  /// Both are printed if the environment's `QUARTET_SABOTEUR` names the saboteur.
  public func complaints() async throws -> [String] {
    let charge = try charge
    let scenarios = try await reportOfScenarios(charge)
    let randomRuns = await reportOfRandomRuns(charge)
    return complaints(scenarios, of: "the scenarios", charge)
      + complaints(randomRuns, of: "the random runs", charge)
  }

  private func complaints(_ report: Report?, of source: String, _ charge: Charge) -> [String] {
    guard let report else { return ["\(rawValue) escapes \(source): it should break \(charge.rule)"] }
    let rule = report.brokenRule
    let text = "\(rawValue) breaks \(rule?.name ?? "nothing"), by \(source)\n\(report)"
    if ProcessInfo.processInfo.environment["QUARTET_SABOTEUR"] == rawValue { print(text) }
    return rule.map(charge.rules.contains) == true ? [] : ["It should break \(charge.rule): \(text)"]
  }

  /// The first scenario that differs of those of the rules that are broken.
  private func reportOfScenarios(_ charge: Charge) async throws -> Report? {
    let scenarios = try Scenario.builtIn()
    for rule in charge.rules {
      for scenario in scenarios where scenario.rule == rule.name {
        if let report = await shortReport(of: scenario, charge) { return report }
      }
    }
    return nil
  }

  /// The first that differs of the random runs that are part of every test, see `RandomTests`.
  private func reportOfRandomRuns(_ charge: Charge) async -> Report? {
    for seed in 1...80 as ClosedRange<UInt64> {
      let run = RandomRun(seed: seed)
      guard run.checksLifetimes || !charge.isAboutLifetimes else { continue }
      if let report = await shortReport(of: run.scenario, charge) { return report }
    }
    return nil
  }

  private func shortReport(of scenario: Scenario, _ charge: Charge) async -> Report? {
    let runner = Runner(Self.feature, checksLifetimes: charge.isAboutLifetimes)
    let report = await runner.check(scenario)
    if report.passes { return nil }
    // As many attempts as it takes to name the rule; to be really short takes more.
    var shrinker = Shrinker(runner, attempts: 200)
    return await shrinker.smallest(of: report)
  }
}
