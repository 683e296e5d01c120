import PortableUIKit
import QuartetFeatureEntry
import QuartetImplementations
import QuartetPatternRules
import QuartetShared
import QuartetTesting
import Testing

@testable import QuartetParity

struct `A complete check` {
  private static let tour = Tour(Search(.small))

  @Test func `A complete check has as many states and transitions as the rules allow`() {
    let search = Self.tour.search
    let transitions = (0..<search.stateCount).flatMap(search.transitions)
    let counts: [Int] = [search.stateCount, search.transitionCount, transitions.count]
    #expect(counts == [169, 918, 918])
    #expect(search.states.allSatisfy { $0.unspecifiedSteps.isEmpty } && Bound.all.flatMap(\.unreadable) == [])
  }

  // `.ci/run` compares the numbers of the other bounds.
  @Test func `A complete check is documented with each bound`() throws {
    let page = try PackageFolder.text(of: "Sources/Testing/Parity/QuartetParity.docc/QuartetParity.md")
    for bound in Bound.all { #expect(page.contains("| `\(bound.name)` | \(bound.summary) | ")) }
    #expect(page.contains(" | \(Self.tour.search.stateCount) | \(Self.tour.search.transitionCount) |"))
  }

  @Test func `A complete check types a comment at the limit, and one that is too long`() {
    let counts = Bound.texts.steps.compactMap { step -> Int? in
      if case .type(_, let text) = step { text.count } else { nil }
    }
    let long: [Int] = counts.filter { $0 >= 280 }
    #expect(long == [280, 281])
  }

  @Test func `A complete check tries every step in every state`() {
    let search = Self.tour.search
    var left = Set<[Int]>()
    for (number, state) in search.states.enumerated() {
      for step in state.idleSteps + state.transitions.map(\.step) { left.insert([number, step]) }
    }
    for piece in Self.tour.pieces {
      var specification = Specification()
      var isDuringTransition = false
      for (move, state) in zip(piece.moves, piece.states) {
        let path = search.path(to: state)
        var shortest = Specification()
        for step in path { _ = shortest.perform(step) }
        #expect(isDuringTransition || specification.identity == shortest.identity)
        _ = specification.perform(move.step)
        isDuringTransition = move.leavesRunning
        left.remove([state, search.bound.steps.firstIndex(of: move.step) ?? -1])
      }
    }
    #expect(left.isEmpty)
  }

  @Test
  func `A complete check looks for leaks in each new state, and before and after each step that closes`() {
    let search = Self.tour.search
    var newStates = Set(search.states.indices)
    var closing: Set<[Int]> = []
    for (number, state) in search.states.enumerated() {
      for step in state.transitions where step.closes { closing.insert([number, step.step]) }
    }
    #expect(!closing.isEmpty)
    for piece in Self.tour.pieces {
      for (index, state) in piece.states.enumerated() where piece.leakChecks.contains(index - 1) {
        newStates.remove(state)
        guard piece.leakChecks.contains(index) else { continue }
        closing.remove([state, search.bound.steps.firstIndex(of: piece.moves[index].step) ?? -1])
      }
    }
    #expect(newStates.isEmpty && closing.isEmpty)
  }

  @Test func `A complete check gives a reply that would be accepted while Login is dismissed (L9)`() {
    let late = Self.tour.pieces.flatMap { zip($0.moves, $0.moves.dropFirst()) }.filter { $0.0.leavesRunning }
    let ends = ["tap login.cancelButton ...", "escape ..."]
    #expect(Set(late.map { "\($0.0)" }) == Set(ends) && late.allSatisfy { "\($0.1)" == "reply accepted" })
  }

  @Test func `A complete check ends in the middle of a piece if its task is cancelled`() async {
    let check = CompleteCheck([CancellingFeature.self], Self.tour)
    #expect(await Task { await check.next() }.value == nil)
    let counts: [Int] = [check.steps, check.walked, check.walkCount]
    #expect(counts == [0, 0, Self.tour.pieces.count])
  }

  @Test func `A complete check takes each step during each transition`() async {
    let tour = Tour(Search(.small), .early)
    let moves = tour.pieces.flatMap(\.moves)
    #expect(moves.count == 18_438 && moves.count { $0.isEarly } == 4_010)
  }

  @Test func `A complete check takes an event and each step after it during each transition`() {
    let during = Tour(Search(.small), .pairs).pieces.flatMap { piece in
      zip(piece.moves.dropFirst(), piece.moves.dropFirst(2)).filter { $0.0.leavesRunning }.map(\.1)
    }
    #expect(during.count == 32_459 && during.count { $0.isEarly } == 7_910)
  }

  @Test func `A complete check ends a piece with each step whose result is not specified (T9)`() async {
    let bound = Bound(
      "two taps", "an observer that acts between two taps",
      """
      sign in elsewhere
      on sign-out open quartet://sign-in
      tap review.accountButton + review.commentButton
      """)
    let tour = Tour(Search(bound))
    let count = tour.search.states.reduce(0) { $0 + $1.unspecifiedSteps.count }
    #expect(count > 0)
    for piece in tour.pieces.suffix(count) {
      var specification = Specification()
      let outcomes = piece.moves.map { specification.perform($0.step) }
      #expect(outcomes.firstIndex(of: .unspecified) == outcomes.count - 1)
    }
    let check = CompleteCheck(Implementations.all, tour)
    while let report = await check.next() {
      if !report.passes { Issue.record("\(report)") }
    }
  }

  @Test func `A complete check varies each pair of UIKit's choices`() {
    var covered: Set<[String]> = []
    for seed in CompleteCheck.pairwiseSeeds {
      let children = Mirror(reflecting: UnspecifiedBehavior(seed: seed)).children
      // No sample disables a control in its touchDown.
      let values = children.filter { $0.label != "disabledControlsEndTouches" }
        .map { "\($0.label ?? "") \($0.value)" }
      for (index, value) in values.enumerated() {
        covered.formUnion(values[(index + 1)...].map { [value, $0] })
      }
    }
    // 78 pairs of two truth values, and 13 of a truth value and one of three cases.
    #expect(covered.count == 78 * 4 + 13 * 6)
  }
}

/// An implementation that cancels the task that starts it.
private enum CancellingFeature: Feature {
  static let patternName = "Cancelling"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    withUnsafeCurrentTask { $0?.cancel() }
    return Implementations.all[0].start(trunk: trunk, kind: kind)
  }
}
