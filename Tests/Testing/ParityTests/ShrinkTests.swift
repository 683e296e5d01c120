import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import PortableUIKit
import QuartetTesting
import QuartetShared
import Testing

@Suite struct `A difference shrinks` {
  private let long: [Move] = [
    Move(.expire), Move(.tap(.element(.reviewAccountButton)), leavesRunning: true), Move(.finish),
    Move(.swipeHalfway),
    Move(.type(.element(.loginLogin), " ada@example.com 👩‍👩‍👧")), Move(.wait(milliseconds: 31_000)),
    Move(.type(.element(.loginPassword), "lovelace"), leavesRunning: true), Move(.open("no link")),
    Move(.back), Move(.tap(.element(.loginCancelButton)), leavesRunning: true), Move(.expire), Move(.back),
    Move(.open("quartet://nothing?x")), Move(.tap(.element(.reviewAccountButton))),
  ]

  private func smallest(_ feature: any Feature.Type) async throws -> Report {
    var scenario = Scenario(name: "long", rule: "T1", title: "Many steps", kind: .phone, moves: long)
    scenario.unspecifiedSeed = 3
    let runner = Runner(feature)
    let report = await runner.check(scenario)
    #expect(!report.passes)
    let smallest = await runner.shortest(of: report)
    #expect(smallest.difference?.line?.number ?? 0 <= smallest.scenario.lines.count)
    let copy = try Scenario(parsing: smallest.scenario.description, file: "copy.scenario")
    let replay = await runner.check(copy)
    #expect(replay.difference?.reason == smallest.difference?.reason, "the printed scenario reproduces it")
    return smallest
  }

  private static let broken: [(Int, String, String)] = [
    (0, "L3", "tap review.accountButton\ntype login.login x\ntype login.password x"),
    (1, "M1", "tap review.accountButton\ntap login.cancelButton"),
    (2, "D3", "open x"),
    (3, "R3", "tap review.accountButton"),
    (4, "M2", "expire"),
    (5, "R2", "finish"),
    (6, "R3", "tap review.accountButton"),
    (7, "T1", "finish"),
  ]
  private static let features: [any Feature.Type] = [
    EarlyFreeFeature.self, LeakyFeature.self, MisunderstandingFeature.self, WarnedFeature.self,
    RootKeepingFeature.self, WrongTextFeature.self, UntappableFeature.self, EndlessFeature.self,
  ]

  @Test func `to the fewest and simplest steps, and has the broken rule`() async throws {
    for (index, rule, steps) in Self.broken {
      let report = try await smallest(Self.features[index])
      let lines = report.scenario.lines.map { "\($0.move)" }.joined(separator: "\n")
      #expect(lines == steps)
      #expect(report.rules.contains { $0.name == rule }, "\(report)")
      #expect(report.rules.contains { $0.name == report.scenario.rule })
      #expect(report.scenario.kind == .email)
      #expect(report.scenario.unspecifiedSeed == nil, "it does not depend on unspecified behaviour")
    }
  }

  @Test func `and keeps the seed of unspecified behaviour that it needs`() async throws {
    let seed = try #require((1...20).first { UnspecifiedBehavior(seed: $0).transitionsDropStackChanges })
    var scenario = Scenario(
      name: "link", rule: "T1", title: "A link", moves: [Move(.expire), Move(.open("quartet://comment"))])
    scenario.unspecifiedSeed = UInt64(seed)
    let runner = Runner(UnspecifiedLinkFeature.self)
    let smallest = await runner.shortest(of: runner.check(scenario))
    #expect(smallest.scenario.lines.map { "\($0.move)" } == ["open quartet://comment"])
    #expect(smallest.scenario.unspecifiedSeed == scenario.unspecifiedSeed)
  }

  @Test func `if random steps find it`() async throws {
    let test = RandomTest([LinkDroppingFeature.self], seed: 1, length: 60)
    while !test.isOver && test.runs < 100 { await test.run() }
    let finding = try #require(test.findings.first)
    #expect(finding.report.scenario.lines.count <= 15)
    #expect(
      finding.description.contains("# Found with seed \(finding.run.seed) and 60 steps\nrule: "), "\(finding)"
    )
    #expect(finding.description.contains("open quartet://"))
    let again = RandomTest([LinkDroppingFeature.self], seed: finding.run.seed, length: 60)
    #expect(await again.run().map(\.description) == [finding.description])
  }

  @Test func `not at all if it does not recur`() async throws {
    let scenario = Scenario(name: "long", rule: "T1", title: "Many steps", moves: long)
    let report = await Runner(LeakyFeature.self).check(scenario)
    #expect(await Runner(CorrectFeature.self).shortest(of: report).scenario.lines.count == long.count)
    let exhausted = await Runner(LeakyFeature.self).shortest(of: report, attempts: 0)
    #expect(exhausted.scenario.lines.count == long.count)
  }
}
