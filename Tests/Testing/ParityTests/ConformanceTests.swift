import Foundation
import QuartetFeatureEntry
import QuartetImplementations
import QuartetPatternRules
import QuartetTesting
import Testing

@testable import QuartetParity

struct `An implementation` {
  private static let correct = Implementations.all[0]

  private func cases(
    _ feature: any Feature.Type, _ rules: Rule..., seeds: Range<UInt64> = 0..<0, scenarios: [Scenario] = []
  ) throws -> [String: ConformanceCase] {
    let issues = rules.map { KnownIssue(rule: $0, reason: "We like it so.") }
    let cases = try Implementation(feature, knownIssues: issues, scenarios: scenarios).conformanceCases(
      seeds: seeds)
    return Dictionary(uniqueKeysWithValues: cases.map { ($0.id, $0) })
  }

  private func run(_ conformanceCase: ConformanceCase?) async throws {
    try await #require(conformanceCase).run()
  }

  private func failure(of conformanceCase: ConformanceCase?) async throws -> ConformanceFailure {
    try await #require(throws: ConformanceFailure.self) { try await run(conformanceCase) }
  }

  // MARK: The cases

  @Test
  func `An implementation has a case for each scenario, for sixteen random runs, and for each known issue`()
    throws
  {
    let implementation = Implementation(
      Self.correct, knownIssues: [KnownIssue(rule: .l10, reason: "Sheets stay.")])
    let scenarios = try Scenario.builtIn()
    let cases = try implementation.conformanceCases()
    let first = scenarios[0]
    let titles = [cases.first, cases.suffix(6).first, cases.last].compactMap { $0?.description }
    #expect(
      titles
        == [
          "\(first.rule) \(first.title) (\(first.name))", "Random runs with seeds 1 to 16",
          "L10 is a known issue: Sheets stay.",
        ].map { "\(Self.correct.patternName): \($0)" })
    let ids = cases.map(\.id)
    #expect(ids.dropLast(5 + 1) == scenarios.map(\.name)[...] && Set(ids).count == ids.count)
  }

  @Test func `An implementation has each seed in one case, up to the largest`() throws {
    let end = UInt64.max
    let runs = try Implementation(Self.correct).conformanceCases(seeds: (end - 20)..<end).suffix(2)
    #expect(runs.map(\.id) == ["seeds-\(end - 20)-\(end - 5)", "seeds-\(end - 4)-\(end - 1)"])
    let none = try Implementation(Self.correct).conformanceCases(seeds: 9..<9)
    #expect(try none.count == Scenario.builtIn().count)
  }

  @Test func `An implementation can have scenarios of its own`() async throws {
    let scenario = Scenario(name: "found", rule: "D3", title: "No link", moves: [Move(.open("x"))])
    try await run(cases(Self.correct, scenarios: [scenario])["found"])
    let failure = try await failure(of: cases(MisunderstandingFeature.self, scenarios: [scenario])["found"])
    #expect(failure.report?.scenario.name == "found")
  }

  // MARK: Failures

  @Test func `An implementation that differs fails with the difference and a scenario that reproduces it`()
    async throws
  {
    let failure = try await failure(of: cases(MisunderstandingFeature.self)["D03-not-understood"])
    let report = try #require(failure.report)
    #expect(
      "\(failure)" == """
        Broken breaks D3 in D03-not-understood
        >   1  open x
        the step should be not understood and is understood

        This scenario reproduces it:

        rule: D3
        title: Shrunk from D03-not-understood

        open x
        """)
    let copy = try #require("\(failure)".split(separator: "reproduces it:\n\n").last)
    let again = try Scenario(parsing: String(copy), file: "again.scenario")
    let difference = await Runner(MisunderstandingFeature.self).check(again).difference
    #expect(difference?.reason == report.difference?.reason)
  }

  @Test func `An implementation that depends on unspecified behaviour fails with the seed`() async throws {
    let link = Move(.open("quartet://comment"))
    let plain = Scenario(name: "plain", rule: "D1", title: "A link", moves: [link])
    #expect(await Runner(LosesLinksByChoice.self).check(plain).passes)
    let failure = try await failure(of: cases(LosesLinksByChoice.self, scenarios: [plain])["plain"])
    let scenario = try #require(failure.report?.scenario)
    #expect(scenario.unspecifiedSeed != nil)
    #expect(await !Runner(LosesLinksByChoice.self).check(scenario).passes)
  }

  @Test func `An implementation that differs in a random run fails with the shrunk scenario`() async throws {
    let failure = try await failure(of: cases(LosesLinksInTransitions.self, seeds: 1..<5)["seeds-1-4"])
    #expect("\(failure)".hasPrefix("LosesLinksInTransitions breaks "))
    #expect(try #require(failure.report).scenario.lines.count <= 15)
  }

  @Test func `An implementation stops at the first run that differs only with the option for it`()
    async throws
  {
    let runs = try #require(cases(LosesLinksInTransitions.self, seeds: 1..<5)["seeds-1-4"])
    var (first, all) = (Diagnosis(), Diagnosis())
    _ = await runs.run(&first, stopsAtFirst: true)
    _ = await runs.run(&all)
    #expect(first.brokenRules.flatMap(\.names).count == 1 && all.brokenRules.flatMap(\.names).count > 1)
  }

  // MARK: Known issues

  @Test func `An implementation passes if it differs by a known issue`() async throws {
    let cases = try cases(MisunderstandingFeature.self, .d3)
    try await run(cases["D03-not-understood"])
    try await run(cases["known-issue-D3"])
    try await run(self.cases(LosesLinksInTransitions.self, .t1, .t6, .t8, seeds: 1..<5)["seeds-1-4"])
  }

  @Test func `An implementation passes if a known issue comes before what another rule's scenario is about`()
    async throws
  {
    let scenario = Scenario(
      name: "before", rule: "R3", title: "Login", moves: [Move(.open("x")), Move(.tap(.number(4)))])
    _ = try await failure(of: cases(MisunderstandingFeature.self, scenarios: [scenario])["before"])
    try await run(cases(MisunderstandingFeature.self, .d3, scenarios: [scenario])["before"])
  }

  @Test func `An implementation passes if a known issue in the middle of a transition is noticed later`()
    async throws
  {
    let recovery = Move(.tap(.element(.loginRecoveryButton)), leavesRunning: true)
    let moves = [Move(.tap(.number(4))), recovery, Move(.open("x"))]
    let scenario = Scenario(name: "late", rule: "D3", title: "No link", moves: moves)
    let failure = try await failure(of: cases(CorrectFeature.self, .r4, scenarios: [scenario])["late"])
    #expect(failure.report?.difference?.rules.contains(.l11) == true)
    try await run(cases(CorrectFeature.self, .l11, scenarios: [scenario])["late"])
  }

  @Test func `An implementation fails if it differs by another rule than its known issues`() async throws {
    let cases = try cases(MisunderstandingFeature.self, .l10)
    #expect(try await failure(of: cases["D03-not-understood"]).report?.rules == [.d3])
    _ = try await failure(of: self.cases(LosesLinksInTransitions.self, .l10, seeds: 1..<5)["seeds-1-4"])
  }

  @Test func `An implementation fails if a known issue no longer occurs`() async throws {
    let failure = try await failure(of: cases(Self.correct, .l10)["known-issue-L10"])
    #expect(failure.report == nil)
    #expect(
      "\(failure)" == """
        \(Self.correct.patternName) no longer breaks L10 in any scenario.
        It is declared as a known issue, because: We like it so.
        Delete this known issue.
        """)
  }

  // MARK: Inconsistent declarations

  @Test(
    arguments: [
      ([KnownIssue(rule: .l10, reason: " \n")], [], .noReason(.l10)),
      ([KnownIssue(rule: .l10, reason: "a"), KnownIssue(rule: .l10, reason: "b")], [], .declaredTwice(.l10)),
      ([], [Scenario(name: "L10-swipe", rule: "L10", title: "", moves: [])], .sameName("L10-swipe")),
    ] as [([KnownIssue], [Scenario], ImplementationError)])
  func `An implementation throws for inconsistent known issues, and for two scenarios with one name`(
    issues: [KnownIssue], scenarios: [Scenario], error: ImplementationError
  ) {
    #expect(throws: error) {
      try Implementation(Self.correct, knownIssues: issues, scenarios: scenarios).conformanceCases()
    }
    #expect("\(error)".contains("L10"))
  }
}

struct `A check of an implementation` {
  @Test func `The check finds a wrong text once, with the rule that is broken and a summary`() async throws {
    let failure = try await #require(throws: ConformanceFailure.self) {
      try await Implementation(WrongTextFeature.self).check(seeds: 0..<0)
    }
    #expect(failure.brokenRules.map(\.rules) == [[.r2]])
    let names = failure.brokenRules[0].names
    let list = "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more"
    #expect("\(failure)".hasPrefix("Broken breaks R2 in \(list)\n>       the start\nEXPECTED"))
    let summary = "\n\nBroken differs in 1 way, found in \(names.count) scenarios and runs:\n  R2 in \(list)"
    #expect("\(failure)".hasSuffix(summary))
  }

  @Test func `The check prints the first five broken rules, with the names of three scenarios`() async throws
  {
    let scenario = try #require(try Scenario.builtIn().first)
    let report = await Runner(WrongTextFeature.self).check(scenario)
    let names = [["a", "b", "c"], ["a", "b", "c", "d"]]
    let broken = (0..<6).map { BrokenRule(report: report, names: names[$0 % 2]) }
    let text = ConformanceFailure(broken, of: "Broken").description
    #expect(text.components(separatedBy: "This scenario reproduces it:").count == 6)
    #expect(text.contains(" in a, b, c\n") && text.contains(" in a, b, c and 1 more\n"))
  }

  @Test func `A check of an implementation fails as Docs/BringYourOwn.md shows`() async throws {
    let failure = try await #require(throws: ConformanceFailure.self) {
      try await Implementation(EmailOnlyFeature.self).check(seeds: 0..<0)
    }
    let blocks = try PackageFolder.text(of: "Docs/BringYourOwn.md").components(separatedBy: "```\n")
    let example = try #require(blocks.first { $0.hasPrefix("Email Only breaks") })
    #expect("\(failure)".hasPrefix(example), "\(failure)")
  }

  @Test func `The check names the step of a crash, and leaves the rest to the handler before`() async throws {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
      for number in [SIGILL, SIGTRAP] { signal(number) { _ in _exit(3) } }
      _ = try await Implementation(CrashingFeature.self).check()
    }
    #expect(result.errors.contains(#/The process crashed in CrashingFeature, \S+, line [0-9]+: open /#))
  }

  @Test func `The check names the start if it crashes, also by endless recursion`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Implementation(RecursingFeature.self).check()
    }
    #expect(result.errors.contains(#/The process crashed in Recursing, \S+, the start\n/#))
  }

  @Test func `The check names no step of a crash that comes before the steps or after them`() async throws {
    let before = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Watchdog.start()
      fatalError("before the steps")
    }
    let after = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Watchdog.start()
      await #expect(throws: ConformanceFailure.self) {
        try await Implementation(WrongTextFeature.self).check(seeds: 0..<0)
      }
      fatalError("after the steps")
    }
    for (result, place) in [(before, "before the steps"), (after, "after the steps")] {
      let errors = result.errors
      #expect(errors.contains(place) && !errors.contains("The process crashed in"), "\(errors)")
    }
  }
}

extension ExitTest.Result? {
  /// What the process wrote to standard error.
  var errors: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
