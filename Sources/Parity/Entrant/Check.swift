import FeatureEntry
import PortableUIKit

/// One thing to check of an implementation, as an argument of a test; ``Entrant`` makes them.
public nonisolated struct Check: Sendable, Identifiable, CustomStringConvertible {
  enum Subject: Sendable {
    /// Whether it does what a scenario says.
    case scenario(Scenario)
    /// Whether it stands random steps with these seeds.
    case random(Range<UInt64>)
    /// Whether any of the scenarios shows that a deviation is needed.
    case need(Deviation, [Scenario])
  }

  private let subject: Subject
  private let entrant: Entrant

  init(_ subject: Subject, of entrant: Entrant) {
    self.subject = subject
    self.entrant = entrant
  }

  /// What is checked, in words: `L6 A wrong pair is told (L06-wrong-pair)`.
  public var description: String {
    switch subject {
    case .scenario(let scenario): "\(scenario.rule) \(scenario.title) (\(scenario.name))"
    case .random(let seeds): "Random runs with seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)"
    case .need(let deviation, _): "\(deviation.rule.name) is still broken, as declared: \(deviation.reason)"
    }
  }

  /// What tells it from the entrant's other checks, the same each time.
  public var id: String {
    switch subject {
    case .scenario(let scenario): scenario.name
    case .random(let seeds): "seeds-\(seeds.lowerBound)-\(seeds.upperBound - 1)"
    case .need(let deviation, _): "deviation-\(deviation.rule.name)"
    }
  }

  /// Checks.
  ///
  /// - Throws: The first failure, with the whole report in its description.
  @MainActor public func run() async throws(CheckFailure) {
    switch subject {
    case .scenario(let scenario): try await follow(scenario)
    case .random(let seeds): try await run(seeds)
    case .need(let deviation, let scenarios): try await need(deviation, scenarios)
    }
  }

  /// With what is most likely of UIKit first, lifetimes included, which take most of the time; then with other
  /// choices where Apple leaves them open.
  @MainActor private func follow(_ scenario: Scenario) async throws(CheckFailure) {
    let walkthrough = Walkthrough(scenario)
    for variant in scenario.variants {
      let isAsWritten = variant.choicesSeed == scenario.choicesSeed
      let report = await runner(checksLifetimes: isAsWritten).check(variant, against: walkthrough)
      if !report.passes, await !isDeclared(report) { throw CheckFailure(report) }
    }
  }

  /// A run ends with the first difference, be it a declared one.
  @MainActor private func run(_ seeds: Range<UInt64>) async throws(CheckFailure) {
    for seed in seeds {
      let run = RandomRun(seed: seed)
      let runner = runner(checksLifetimes: run.checksLifetimes)
      let report = await runner.check(run.scenario)
      if report.passes { continue }
      var shrinker = Shrinker(runner)
      let finding = Finding(run: run, report: await shrinker.smallest(of: report))
      if await !isDeclared(finding.report) { throw CheckFailure(finding) }
    }
  }

  /// As a rule one of the rule's own scenarios tells; else another one may that comes by.
  @MainActor private func need(_ deviation: Deviation, _ scenarios: [Scenario]) async throws(CheckFailure) {
    let own = scenarios.filter { $0.rule == deviation.rule.name }.flatMap(\.variants)
    for scenario in own + scenarios where await runner().check(scenario).differs(by: deviation.rule) {
      return
    }
    throw CheckFailure(deviation, of: entrant.feature.patternName)
  }

  /// Whether what differs is as declared. In a long scenario that is seen when all has gone that it does without.
  @MainActor private func isDeclared(_ report: Report) async -> Bool {
    let rules = entrant.deviations.map(\.rule)
    guard !rules.isEmpty else { return false }
    if rules.contains(where: report.differs) { return true }
    var shrinker = Shrinker(runner(), attempts: 200)
    let smallest = await shrinker.smallest(of: report)
    if rules.contains(where: smallest.differs) { return true }
    return await showsEarlier(smallest, rules)
  }

  /// Whether a deviation shows itself before that: in the middle of a transition it is noticed later than at rest,
  /// and looks like the fault of what came in between.
  @MainActor private func showsEarlier(_ report: Report, _ rules: [Rule]) async -> Bool {
    let calm = report.scenario.withRests
    guard calm.lines != report.scenario.lines else { return false }
    let earlier = await runner().check(calm)
    let isEarlier = earlier.difference?.line?.number ?? 0 <= report.difference?.line?.number ?? 0
    return isEarlier && rules.contains(where: earlier.differs)
  }

  @MainActor private func runner(checksLifetimes: Bool = true) -> Runner {
    var runner = Runner(entrant.feature, checksLifetimes: checksLifetimes)
    runner.keepsSteps = false
    return runner
  }
}

nonisolated extension Report {
  /// Whether something differs that the rule is about. A scenario is about the rule that it names; what goes wrong
  /// in it on the way there can be about another.
  fileprivate func differs(by rule: Rule) -> Bool {
    !passes && (scenario.rule == rule.name || brokenRule == rule)
  }
}

nonisolated extension Scenario {
  /// The scenario with a rest after every step: what it says must come out the same (T1).
  fileprivate var withRests: Scenario {
    var scenario = self
    for index in lines.indices { scenario.lines[index].move.leavesRunning = false }
    return scenario
  }

  /// The scenario with several choices of what UIKit leaves open, unless it makes its own.
  fileprivate var variants: [Scenario] {
    guard choicesSeed == nil else { return [self] }
    let others = (1...6 as ClosedRange<UInt64>).map { seed in
      var variant = self
      variant.choicesSeed = seed
      return variant
    }
    return [self] + others
  }
}
