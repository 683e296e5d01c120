import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import PortableUIKit
import QuartetTesting
import QuartetShared
import Testing

@Suite struct `A difference shrinks` {
  @Test func `A difference shrinks and keeps the seed of unspecified behaviour that it needs`() async throws {
    let seed = try #require((1...20).first { UnspecifiedBehavior(seed: $0).transitionsDropStackChanges })
    var scenario = Scenario(
      name: "link", rule: "T1", title: "A link", moves: [Move(.expire), Move(.open("quartet://comment"))])
    scenario.unspecifiedSeed = UInt64(seed)
    let runner = Runner(LosesLinksByChoice.self)
    let smallest = await runner.shortest(of: runner.check(scenario))
    #expect(smallest.scenario.lines.map { "\($0.move)" } == ["open quartet://comment"])
    #expect(smallest.scenario.unspecifiedSeed == scenario.unspecifiedSeed)
  }

  @Test func `A difference shrinks if random steps find it`() async throws {
    let test = RandomTest([LosesLinksInTransitions.self], seed: 1, length: 60)
    while !test.isOver && test.runs < 100 { await test.run() }
    let finding = try #require(test.findings.first)
    #expect(finding.report.scenario.lines.count <= 15)
    #expect(
      finding.description.contains("# Found with seed \(finding.run.seed) and 60 steps\nrule: "), "\(finding)"
    )
    #expect(finding.description.contains("open quartet://"))
    let again = RandomTest([LosesLinksInTransitions.self], seed: finding.run.seed, length: 60)
    #expect(await again.run().map(\.description) == [finding.description])
  }

  @Test func `A difference shrinks not at all if it does not recur`() async throws {
    let button = Step.Target.element
    let moves = [
      Move(.expire), Move(.tap(button(.reviewAccountButton))), Move(.tap(button(.loginCancelButton))),
    ]
    let scenario = Scenario(name: "long", rule: "T1", title: "More steps than needed", moves: moves)
    let report = await Runner(LeakyFeature.self).check(scenario)
    #expect(await Runner(CorrectFeature.self).shortest(of: report).scenario.lines.count == moves.count)
    let exhausted = await Runner(LeakyFeature.self).shortest(of: report, attempts: 0)
    #expect(exhausted.scenario.lines.count == moves.count)
  }
}
