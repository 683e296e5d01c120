import Foundation
import Parity
import Testing

@testable import quartet

@Suite struct `Random steps` {
  @Test func `find no difference in any pattern, and exercise every rule and every state`() async {
    let test = RandomTest(Pattern.all.map(\.feature), seed: 1, length: RandomRun.usualLength)
    for _ in 0..<80 { await test.run() }
    for finding in test.findings { Issue.record("\(finding)") }
    #expect(test.coverage.missingRules == [])
    #expect(test.coverage.missingStates == [])
    #expect(test.coverage.missingPairs.count < Coverage.pairs.count / 5)
    #expect(test.steps == 80 * RandomRun.usualLength * Pattern.all.count)
    #expect(test.coverage.runsWithLifetimes == 5)
  }

  @Test func `are the same for the same seed, on every machine`() {
    let run = RandomRun(seed: 1, length: 8)
    #expect(run.scenario.description == Self.firstSteps)
    #expect(RandomRun(seed: 1, length: 500).scenario.description.hasPrefix(Self.firstSteps))
    #expect(RandomRun(seed: 2, length: 8).scenario.description != Self.firstSteps)
  }

  private static let firstSteps = """
    rule: T1
    title: Random steps
    choices: 1

    open quartet://sign-in?login=+15550100
    tap review.accountButton + login.signInButton
    type login.password lovelace ...
    open quartet://sign-in?login=a=b ...
    tap login.recoveryButton
    swipe ...
    tap review.accountButton + review.accountButton
    back

    """

  @Test func `read back as they are printed`() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let scenario = RandomRun(seed: seed).scenario
      let copy = try Scenario(parsing: scenario.description, file: "copy.scenario")
      #expect(copy.lines.map(\.move) == scenario.lines.map(\.move))
      #expect(copy.kind == scenario.kind)
      #expect(copy.choicesSeed == seed)
      #expect(copy.choices == scenario.choices)
    }
  }

  @Test(arguments: ["x", "", "-1", "18446744073709551616"])
  func `have choices with a seed`(seed: String) throws {
    let text = "rule: R1\ntitle: T\nchoices: \(seed)\nback\n"
    let error = try #require(throws: ScenarioError.self) { try Scenario(parsing: text, file: "a.scenario") }
    #expect(error.line == 3)
    #expect(error.reason.expected == "a seed, from 0 to 18446744073709551615")
  }

  @Test func `vary everything that they should`() {
    var texts: [String] = []
    var isRefused = 0
    var stops = 0
    var kinds: Set<String> = []
    var choices: Set<String> = []
    for seed in 1...120 as ClosedRange<UInt64> {
      let scenario = RandomRun(seed: seed).scenario
      kinds.insert("\(scenario.kind)")
      choices.insert("\(String(describing: scenario.choices))")
      for stop in Walkthrough(scenario).stops {
        stops += 1
        if stop.outcome == .refused { isRefused += 1 }
        if case .type(_, let text) = stop.line.move.step { texts.append(text) }
      }
    }
    #expect(kinds.count == 2)
    #expect(choices.count > 100)
    #expect((stops / 20...stops / 2).contains(isRefused), "some steps cannot be taken, most can")
    #expect(texts.contains(""))
    #expect(texts.contains { $0.count >= 1_000 })
    for length in [279, 280, 281] { #expect(texts.contains { $0.count == length }) }
    #expect(texts.contains { $0.count == 280 && $0.unicodeScalars.count > 280 })
    #expect(texts.contains { $0.unicodeScalars.contains("\u{5e9}") }, "right to left")
    #expect(texts.contains { $0.unicodeScalars.contains("\u{0}") })
    #expect(texts.contains { $0.first?.isWhitespace == true && $0.contains("ada") })
  }

  @Test func `go on with the patterns that do not differ`() async throws {
    let test = RandomTest([MisunderstandingFeature.self, Pattern.all[0].feature], seed: 5, length: 60)
    let found = await test.run()
    #expect(found.map(\.report.pattern) == ["Rule-breaker"])
    #expect(!test.isOver)
    #expect(await test.run().isEmpty)
    #expect(test.steps == 3 * 60)
    #expect(test.findings.count == 1)
    #expect(test.coverage.runs == 2)
  }

  @Test func `have numbers as everybody else's`() {
    // Steele, Lea and Flood's reference gives these for 1234567.
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }
}
