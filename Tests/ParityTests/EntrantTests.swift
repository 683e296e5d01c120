import Parity
import Screens
import Testing

@testable import quartet

@Suite struct `An entrant` {
  private static let right = Pattern.all[0].feature

  private func checks(
    _ feature: any Feature.Type, _ rules: Rule..., seeds: Range<UInt64> = 0..<0
  ) throws -> [String: Check] {
    let deviations = rules.map { Deviation(of: $0, because: "We like it so.") }
    let checks = try Entrant(feature, deviations: deviations).checks(seeds: seeds)
    return Dictionary(uniqueKeysWithValues: checks.map { ($0.id, $0) })
  }

  private func check(_ feature: any Feature.Type, _ scenario: Scenario, _ rules: Rule...) throws -> Check {
    let deviations = rules.map { Deviation(of: $0, because: "We like it so.") }
    let entrant = Entrant(feature, deviations: deviations, scenarios: [scenario])
    return try #require(entrant.checks().first { $0.id == scenario.name })
  }

  private func failure(of check: Check?) async throws -> CheckFailure {
    let check = try #require(check)
    return try await #require(throws: CheckFailure.self) { try await check.run() }
  }

  // MARK: What is checked

  @Test func `follows every scenario, takes random runs, then shows that each deviation is needed`() throws {
    let entrant = Entrant(Self.right, deviations: [Deviation(of: .l10, because: "Sheets stay.")])
    let scenarios = try Scenario.builtIn()
    let checks = try entrant.checks()
    #expect(checks.count == scenarios.count + 5 + 1)
    #expect(checks.map(\.id).prefix(scenarios.count) == scenarios.map(\.name)[...])
    #expect(checks.first?.description == "\(scenarios[0].rule) \(scenarios[0].title) (\(scenarios[0].name))")
    #expect(checks.suffix(6).first?.description == "Random runs with seeds 1 to 16")
    #expect(checks.last?.description == "L10 is still broken, as declared: Sheets stay.")
    #expect(Set(checks.map(\.id)).count == checks.count)
  }

  @Test func `has every seed in one check, up to the last there is`() throws {
    let runs = try Entrant(Self.right).checks(seeds: (.max - 20)..<(.max)).suffix(2).map(\.description)
    #expect(
      runs == [
        "Random runs with seeds \(UInt64.max - 20) to \(UInt64.max - 5)",
        "Random runs with seeds \(UInt64.max - 4) to \(UInt64.max - 1)",
      ])
    #expect(try Entrant(Self.right).checks(seeds: 9..<9).count == Scenario.builtIn().count)
  }

  @Test func `follows scenarios of its own`() async throws {
    let scenario = Scenario(name: "found", rule: "D3", title: "No link", moves: [Move(.open("x"))])
    try await check(Self.right, scenario).run()
    let failure = try await failure(of: check(MisunderstandingFeature.self, scenario))
    #expect(failure.report?.scenario.name == "found")
  }

  // MARK: What differs

  @Test func `that differs is told how, with the scenario that shows it again`() async throws {
    let failure = try await failure(of: checks(MisunderstandingFeature.self)["D03-not-understood"])
    let report = try #require(failure.report)
    #expect(!report.passes)
    #expect("\(failure)".hasPrefix("\(report)\n\nThis shows it again:\n\nrule: D3\ntitle: "))
    #expect("\(failure)".contains("the step should be not understood and is understood"))
    let copy = try #require("\(failure)".split(separator: "again:\n\n").last)
    let again = try Scenario(parsing: String(copy), file: "again.scenario")
    let difference = await Runner(MisunderstandingFeature.self).check(again).difference
    #expect(difference?.reason == report.difference?.reason)
  }

  @Test func `that differs only where UIKit leaves something open is told with the choices`() async throws {
    let plain = Scenario(name: "plain", rule: "R3", title: "Login", moves: [Move(.tap(.number(4)))])
    #expect(await Runner(ChoosyFeature.self).check(plain).passes)
    let scenario = try #require(await failure(of: check(ChoosyFeature.self, plain)).report?.scenario)
    #expect(scenario.choicesSeed != nil)
    #expect(await !Runner(ChoosyFeature.self).check(scenario).passes)
  }

  @Test func `that differs in a random run is told by the shortest scenario`() async throws {
    let failure = try await failure(of: checks(LinkDropper.self, seeds: 1..<17)["seeds-1-16"])
    #expect("\(failure)".hasPrefix("# Link-dropper breaks T1\n# Found with seed "))
    #expect(try #require(failure.report).scenario.lines.count <= 3)
  }

  // MARK: Deviations

  @Test func `may differ by a rule as declared`() async throws {
    let checks = try checks(MisunderstandingFeature.self, .d3)
    try await #require(checks["D03-not-understood"]).run()
    try await #require(checks["deviation-D3"]).run()
  }

  @Test func `may differ so on the way to what another rule's scenario is about`() async throws {
    let scenario = Scenario(
      name: "on-the-way", rule: "R3", title: "Login", moves: [Move(.open("x")), Move(.tap(.number(4)))])
    _ = try await failure(of: check(MisunderstandingFeature.self, scenario))
    try await check(MisunderstandingFeature.self, scenario, .d3).run()
  }

  @Test func `may differ so before it is noticed, in the middle of a transition`() async throws {
    let recovery = Move(.tap(.element(.loginRecoveryButton)), leavesRunning: true)
    let moves = [Move(.tap(.number(4))), recovery, Move(.open("x"))]
    let scenario = Scenario(name: "late", rule: "D3", title: "No link", moves: moves)
    let failure = try await failure(of: check(RuleBreaker.self, scenario, .r4))
    #expect(failure.report?.brokenRule == .t1)
    try await check(RuleBreaker.self, scenario, .l11).run()
  }

  @Test func `may not differ by another rule than declared`() async throws {
    let checks = try checks(MisunderstandingFeature.self, .l10)
    #expect(try await failure(of: checks["D03-not-understood"]).report?.brokenRule == .d3)
    _ = try await failure(of: self.checks(LinkDropper.self, .l10, seeds: 1..<17)["seeds-1-16"])
  }

  @Test func `may differ in random runs as declared`() async throws {
    let check = try checks(LinkDropper.self, .t1, seeds: 1..<17)["seeds-1-16"]
    try await #require(check).run()
  }

  @Test func `has to delete what it does not need`() async throws {
    let failure = try await failure(of: checks(Self.right, .l10)["deviation-L10"])
    #expect(failure.report == nil)
    #expect(
      "\(failure)" == """
        \(Self.right.patternName) does not break L10 any more, in no scenario.
        It is declared to, because: We like it so.
        Delete this deviation.
        """)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ([Deviation(of: .l10, because: " \n")], EntrantError.noReason(.l10)),
    ([Deviation(of: .l10, because: "a"), Deviation(of: .l10, because: "b")], .declaredTwice(.l10)),
  ])
  func `is told about deviations that make no sense`(deviations: [Deviation], error: EntrantError) {
    #expect(throws: error) { try Entrant(Self.right, deviations: deviations).checks() }
    #expect("\(error)".contains("L10"))
  }

  @Test func `is told about two scenarios of one name`() throws {
    let scenario = try #require(try Scenario.builtIn().first)
    #expect(throws: EntrantError.sameName(scenario.name)) {
      try Entrant(Self.right, scenarios: [scenario]).checks()
    }
  }
}
