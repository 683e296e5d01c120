import QuartetFeatureEntry

/// One check of an implementation, for the arguments of a test. ``Implementation`` makes them.
public nonisolated struct ConformanceCase: Sendable, Identifiable, CustomStringConvertible {
  enum Subject: Sendable {
    /// Run a scenario.
    case scenario(Scenario)
    /// Run random steps with these seeds.
    case random(Range<UInt64>)
    /// Check that one of the scenarios still shows a known issue.
    case knownIssue(KnownIssue, [Scenario])
  }

  /// The name of the implementation's pattern.
  public let pattern: String
  private let subject: Subject
  private let implementation: Implementation

  @MainActor init(_ subject: Subject, of implementation: Implementation) {
    self.subject = subject
    self.implementation = implementation
    pattern = implementation.feature.patternName
  }

  /// The pattern and what is checked: `VIPER: L6 A wrong pair shows a failure (L06-wrong-pair)`.
  public var description: String {
    switch subject {
    case .scenario(let scenario): "\(pattern): \(scenario.rule) \(scenario.title) (\(scenario.name))"
    case .random(let seeds):
      "\(pattern): Random runs with seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)"
    case .knownIssue(let issue, _): "\(pattern): \(issue.rule.name) is a known issue: \(issue.reason)"
    }
  }

  /// Identifies the case among those of its implementation; stable between runs.
  public var id: String {
    switch subject {
    case .scenario(let scenario): scenario.name
    case .random(let seeds): "seeds-\(seeds.lowerBound)-\(seeds.upperBound - 1)"
    case .knownIssue(let issue, _): "known-issue-\(issue.rule.name)"
    }
  }

  /// Runs the check.
  ///
  /// - Throws: The first failure; its description contains the whole report.
  @MainActor public func run() async throws(ConformanceFailure) {
    var diagnosis = Diagnosis()
    let outdated = await run(&diagnosis, stopsAtFirst: true)
    if diagnosis.brokenRules.isEmpty && outdated == nil { return }
    throw ConformanceFailure(diagnosis.brokenRules, outdated: outdated.map { [$0] } ?? [], of: pattern)
  }

  /// Runs the check, and adds what differs to a diagnosis.
  ///
  /// - Returns: The known issue that no longer occurs, if this is its check.
  @MainActor func run(_ diagnosis: inout Diagnosis, stopsAtFirst: Bool = false) async -> KnownIssue? {
    switch subject {
    case .scenario(let scenario): await run(scenario, &diagnosis)
    case .random(let seeds): await run(seeds, &diagnosis, stopsAtFirst: stopsAtFirst)
    case .knownIssue(let issue, let scenarios):
      if await !occurs(issue, in: scenarios) { return issue }
    }
    return nil
  }

  /// Runs the scenario with UIKit's most likely behaviour and the leak check, which takes most of the time; then
  /// with other seeds of unspecified behaviour. Stops at the first difference.
  @MainActor private func run(_ scenario: Scenario, _ diagnosis: inout Diagnosis) async {
    let trace = ExpectedTrace(scenario)
    for seeded in scenario.seeded {
      let runner = runner(checksLeaks: seeded.unspecifiedSeed == scenario.unspecifiedSeed)
      let report = await runner.check(seeded, against: trace)
      if report.passes { continue }
      if await !isKnown(report) { return await diagnosis.add(report, from: runner) }
    }
  }

  /// A run ends with its first difference, even if that is a known issue.
  @MainActor private func run(_ seeds: Range<UInt64>, _ diagnosis: inout Diagnosis, stopsAtFirst: Bool) async
  {
    for seed in seeds {
      let run = RandomRun(seed: seed)
      let runner = runner(checksLeaks: run.checksLeaks)
      var report = await runner.check(run.scenario)
      if report.passes { continue }
      if !implementation.knownIssues.isEmpty {
        report = await runner.shortest(of: report)
        if await isKnown(report) { continue }
      }
      await diagnosis.add(report, from: runner)
      if stopsAtFirst { return }
    }
  }

  /// Usually a scenario of the same rule shows the issue, so those run first.
  @MainActor private func occurs(_ issue: KnownIssue, in scenarios: [Scenario]) async -> Bool {
    let own = scenarios.filter { $0.rule == issue.rule.name }.flatMap(\.seeded)
    for scenario in own + scenarios where await runner().check(scenario).differs(by: issue.rule) {
      return true
    }
    return false
  }

  /// Whether a known issue explains the difference. For a long scenario the shrunk one decides.
  @MainActor private func isKnown(_ report: Report) async -> Bool {
    let rules = implementation.knownIssues.map(\.rule)
    guard !rules.isEmpty else { return false }
    if rules.contains(where: report.differs) { return true }
    let smallest = await runner().shortest(of: report, attempts: 200)
    if rules.contains(where: smallest.differs) { return true }
    return await differsEarlier(smallest, rules)
  }

  /// Whether a known issue occurs before the difference. In the middle of a transition nothing is compared, so that
  /// a later step looks responsible.
  @MainActor private func differsEarlier(_ report: Report, _ rules: [Rule]) async -> Bool {
    let idling = report.scenario.idleAfterEveryStep
    guard idling.lines != report.scenario.lines else { return false }
    let earlier = await runner().check(idling)
    let isEarlier = earlier.difference?.index ?? -1 <= report.difference?.index ?? -1
    return isEarlier && rules.contains(where: earlier.differs)
  }

  @MainActor private func runner(checksLeaks: Bool = true) -> Runner {
    Runner(implementation.feature, checksLeaks: checksLeaks)
  }
}

nonisolated extension Report {
  /// Whether the difference is about a rule: the rule that the scenario names, or one that the last step exercises.
  fileprivate func differs(by rule: Rule) -> Bool {
    !passes && (scenario.rule == rule.name || difference?.rules.contains(rule) == true)
  }
}

nonisolated extension Scenario {
  /// The scenario with the UI idle after every step; the specification expects the same (T1).
  var idleAfterEveryStep: Scenario {
    var scenario = self
    for index in lines.indices { scenario.lines[index].move.leavesRunning = false }
    return scenario
  }

  /// The scenario as written, then with six seeds of unspecified behaviour, unless it names a seed itself.
  fileprivate var seeded: [Scenario] {
    guard unspecifiedSeed == nil else { return [self] }
    return [self]
      + (1...6 as ClosedRange<UInt64>).map { seed in
        var scenario = self
        scenario.unspecifiedSeed = seed
        return scenario
      }
  }
}
