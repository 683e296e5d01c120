import PortableUIKit
import QuartetImplementations
import QuartetTesting
import Testing

@testable import QuartetParity

struct `Random steps` {
  /// `.ci/run` makes 2,000 runs, built for release.
  @Test func `Shrinking tries shorter times`() {
    func times(_ step: (Int) -> Step) -> Bool {
      Move(step(20_000)).simpler == [1, 1_000].map { [Move(step($0))] }
    }
    #expect(times { .wait(milliseconds: $0) } && times { .wait(milliseconds: $0, withoutReply: true) })
  }

  @Test func `Random steps find no difference`() async {
    let test = RandomTest(Implementations.all)
    for _ in 1...16 { for finding in await test.run() { Issue.record("\(finding)") } }
    let steps = (1...16).reduce(0) { $0 + RandomRun(seed: $1).scenario.lines.count }
    let counts = [test.steps, test.runs, test.runsWithLeakChecks]
    #expect(counts == [steps * Implementations.all.count, 16, 1])
  }

  @Test func `Random steps exercise every rule`() {
    var rules: RuleSet = [.r1, .r2, .m2]
    for seed in 1...400 { for step in RandomRun(seed: UInt64(seed)).scenario.rules { rules.formUnion(step) } }
    let missing: [Rule] = Rule.allCases.filter { !rules.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test func `Random steps vary in kind, unspecified behaviour, moment, outcome and text`() {
    var texts: [String] = []
    var (steps, refused, early) = (0, 0, 0)
    var kinds: Set<String> = []
    var behaviors: Set<String> = []
    for seed in 1...200 as ClosedRange<UInt64> {
      let scenario = RandomRun(seed: seed).scenario
      kinds.insert("\(scenario.kind)")
      behaviors.insert("\(UnspecifiedBehavior(seed: scenario.unspecifiedSeed))")
      for step in ExpectedTrace(scenario).steps {
        steps += 1
        if step.outcome == .refused { refused += 1 }
        if step.line.move.isEarly { early += 1 }
        if case .type(_, let text) = step.line.move.step { texts.append(text) }
      }
    }
    #expect(kinds.count == 2 && behaviors.count > 100)
    #expect((steps / 25...steps / 2).contains(refused), "some steps are refused, most are not")
    #expect((steps / 200...steps / 10).contains(early), "some steps come during a transition")
    let kindsOfText: [(String, (String) -> Bool)] = [
      ("empty", { $0.isEmpty }), ("of 1,000 characters", { $0.count >= 1_000 }),
      ("below the limit", { $0.count == 279 }), ("at the limit", { $0.count == 280 }),
      ("above the limit", { $0.count == 281 }),
      ("with more scalars than characters", { $0.count == 280 && $0.unicodeScalars.count > 280 }),
      ("right to left", { $0.unicodeScalars.contains("\u{5e9}") }),
      ("with a zero", { $0.unicodeScalars.contains("\u{0}") }),
      ("with a space at the start", { $0.first?.isWhitespace == true && $0.contains("ada") }),
    ]
    for (kind, isOfKind) in kindsOfText { #expect(texts.contains(where: isOfKind), "\(kind)") }
  }

  @Test func `Random steps continue with the implementations that do not differ`() async throws {
    let test = RandomTest([MisunderstandingFeature.self, Implementations.all[0]], seed: 5, length: 60)
    let found = await test.run()
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.report.pattern == "Broken" && !finding.report.steps.isEmpty)
    #expect("\(finding)".contains("# Found with seed \(finding.run.seed) and \(finding.run.length) steps\n"))
    #expect(!test.isOver)
    #expect(await test.run().isEmpty)
    #expect(test.steps >= 3 * 60 && test.runs == 2)
  }

  @Test func `Random steps use the numbers of the published generator`() {
    // The reference implementation's first numbers for this seed.
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = [generator.next(), generator.next()]
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
  }
}
