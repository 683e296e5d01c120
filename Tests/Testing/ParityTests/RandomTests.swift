import QuartetImplementations
import PortableUIKit
import QuartetTesting
import Testing

@testable import QuartetParity

@Suite struct `Random steps` {
  /// `.ci/run` makes 2,000 runs, built for release.
  @Test func `Shrinking tries shorter times`() {
    func times(_ step: (Int) -> Step) -> Bool {
      Move(step(20_000)).simpler == [1, 1_000].map { [Move(step($0))] }
    }
    #expect(times { .wait(milliseconds: $0) } && times { .wait(milliseconds: $0, withoutReply: true) })
  }

  @Test func `Random steps find no difference`() async {
    let test = RandomTest(Implementations.all)
    for _ in 1...16 { for finding in await test.run() { Issue.record("\(finding.report)") } }
    let steps = (1...16).reduce(0) { $0 + RandomRun(seed: $1).scenario.lines.count }
    #expect(test.steps == steps * Implementations.all.count)
    #expect(test.runs == 16)
    #expect(test.runsWithLeakChecks == 1)
  }

  @Test func `Random steps exercise every rule`() {
    var rules: RuleSet = [.r1, .r2, .m2]
    for seed in 1...400 { for step in RandomRun(seed: UInt64(seed)).scenario.rules { rules.formUnion(step) } }
    #expect(Rule.allCases.filter { !rules.contains($0) } == [])
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
    #expect(kinds.count == 2)
    #expect(behaviors.count > 100)
    #expect((steps / 25...steps / 2).contains(refused), "some steps are refused, most are not")
    #expect((steps / 200...steps / 10).contains(early), "some steps come during a transition")
    #expect(texts.contains(""))
    #expect(texts.contains { $0.count >= 1_000 })
    for length in [279, 280, 281] { #expect(texts.contains { $0.count == length }) }
    #expect(texts.contains { $0.count == 280 && $0.unicodeScalars.count > 280 })
    #expect(texts.contains { $0.unicodeScalars.contains("\u{5e9}") }, "right to left")
    #expect(texts.contains { $0.unicodeScalars.contains("\u{0}") })
    #expect(texts.contains { $0.first?.isWhitespace == true && $0.contains("ada") })
  }

  @Test func `Random steps continue with the implementations that do not differ`() async {
    let test = RandomTest([MisunderstandingFeature.self, Implementations.all[0]], seed: 5, length: 60)
    let found = await test.run()
    #expect(found.map(\.report.pattern) == ["Broken"])
    #expect(found.first?.report.steps.isEmpty == false)
    #expect(!test.isOver)
    #expect(await test.run().isEmpty)
    #expect(test.steps >= 3 * 60)
    #expect(test.runs == 2)
  }

  @Test func `Random steps use the numbers of the published generator`() {
    // The reference implementation's first numbers for this seed.
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }
}
