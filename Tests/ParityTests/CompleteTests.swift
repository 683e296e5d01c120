import FeatureEntry
import Implementations
import PortableUIKit
import Testing

@testable import Parity

@Suite struct `A complete check` {
  private static let tour = Tour(Search(.small))

  @Test func `has as many states and transitions as the rules allow`() {
    let search = Self.tour.search
    #expect(search.stateCount == 173)
    #expect(search.transitionCount == 940)
    #expect(search.states.allSatisfy { $0.unspecifiedSteps.isEmpty })
    #expect(Bound.all.map(\.steps.count) == [18, 31, 31, 13, 15, 19, 17, 24, 34, 24])
  }

  @Test func `tries every step in every state`() {
    let search = Self.tour.search
    var left = Set<[Int]>()
    for (number, state) in search.states.enumerated() {
      for step in state.idleSteps + state.transitions.map(\.step) { left.insert([number, step]) }
    }
    for piece in Self.tour.pieces {
      var specification = Specification()
      for (move, state) in zip(piece.moves, piece.states) {
        let path = search.path(to: state)
        var shortest = Specification()
        for step in path { _ = shortest.perform(step) }
        #expect(specification.identity == shortest.identity)
        _ = specification.perform(move.step)
        left.remove([state, search.bound.steps.firstIndex(of: move.step) ?? -1])
      }
    }
    #expect(left.isEmpty)
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `finds no difference`(implementation: ImplementationUnderTest) async {
    let check = CompleteCheck([implementation.feature], Self.tour)
    for number in 0..<check.pieceCount {
      for report in await check.walk(number) { Issue.record("\(report)") }
    }
  }

  @Test func `reports a difference with the shortest steps`() async throws {
    let check = CompleteCheck([MisunderstandingFeature.self], Self.tour)
    let report = try #require(await check.walk(0).first)
    #expect(report.scenario.lines.count == 1)
    #expect(!report.passes)
    #expect(await check.walk(0).isEmpty)
  }

  @Test func `takes each step during each transition`() async {
    let tour = Tour(Search(.small), .early)
    let early = tour.pieces.flatMap(\.moves).count { $0.isEarly }
    #expect(early > 500)
    let check = CompleteCheck([LinkDroppingFeature.self], tour)
    var reports: [Report] = []
    for number in 0..<check.pieceCount where reports.isEmpty { reports = await check.walk(number) }
    #expect(reports.first?.scenario.lines.contains { $0.move.leavesRunning } == true)
  }

  @Test func `varies each pair of UIKit's choices`() {
    let seeds = UnspecifiedBehavior.pairwiseSeeds
    #expect(seeds.count <= 14)
    let covered = seeds.reduce(into: Set<[String]>()) { $0.formUnion(UnspecifiedBehavior(seed: $1).pairs) }
    // 55 pairs of two truth values, and 11 of a truth value and one of three cases.
    #expect(covered.count == 55 * 4 + 11 * 6)
  }
}
