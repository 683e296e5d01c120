/// A walk through every state that a search has found, in pieces that begin at the start.
///
/// It takes every transition, in every state every step that is refused or changes nothing, and during every transition
/// that cancels an attempt the reply that would be accepted. While transitions run, it takes every step again in the middle
/// of every transition that opens or closes something.
public nonisolated struct Tour: Sendable {
  /// When the steps are taken.
  public enum Moment: String, Sendable, CaseIterable, Codable {
    /// While the UI is idle; a late reply that would be accepted also while Login is dismissed (L9).
    case idle
    /// During the transition of the step before (T1, T6, T7).
    case early
    /// Two steps during the transition of the step before: an event, and what comes after it.
    case pairs
    /// While the UI is idle, and only those that lead to another state.
    case transitions
  }

  /// A part of the tour.
  public struct Piece: Sendable {
    /// The steps, from the start.
    public fileprivate(set) var moves: [Move] = []
    /// The number of the state before each step.
    public fileprivate(set) var states: [Int] = []
    /// The steps before which and after which leaks are checked, in order.
    fileprivate(set) var leakChecks: Set<Int> = []
  }

  /// The states that it walks through.
  public let search: Search
  /// When the steps are taken.
  public let moment: Moment
  /// The pieces.
  public private(set) var pieces: [Piece] = []

  /// Plans a tour, until it is complete or the task is cancelled.
  ///
  /// - Parameters:
  ///   - search: The states and transitions.
  ///   - moment: When the steps are taken.
  ///   - length: The number of steps in a piece, about.
  public init(_ search: Search, _ moment: Moment = .idle, length: Int = 5_000) {
    self.search = search
    self.moment = moment
    var planner = Planner(search, moment)
    while !Task.isCancelled, let piece = planner.next(length: length) { pieces.append(piece) }
    if moment == .idle, !Task.isCancelled { pieces += Self.unspecifiedPieces(search) }
  }

  /// A piece for each step whose result is not specified: nothing can be compared after it (T9).
  private static func unspecifiedPieces(_ search: Search) -> [Piece] {
    search.states.indices.flatMap { state in
      search.states[state].unspecifiedSteps.map { step in
        let path = search.path(to: state)
        var piece = Piece(moves: path.map { Move($0) }, states: search.states(on: path))
        piece.append([Move(search.bound.steps[step])], at: state)
        return piece
      }
    }
  }
}

/// Plans the pieces of a tour: takes a step that was not taken, or goes to the nearest state with one.
nonisolated private struct Planner {
  /// Moves that begin in one state and end in another.
  private struct Leg {
    let moves: [Move]
    let target: Int
    let closes: Bool
  }

  private let search: Search
  private let moment: Tour.Moment
  /// The legs of each state that are left, the first last; nil in a state that was not reached.
  private var legs: [[Leg]?]

  // The search for the nearest state with legs: the last search that came to each state, from where, and by which
  // transition. There are many searches, and most are short.
  private var searchNumber = 0
  private var arrivals: [(search: Int, origin: Int, transition: Int)]

  init(_ search: Search, _ moment: Tour.Moment) {
    self.search = search
    self.moment = moment
    legs = search.states.map { _ in nil }
    arrivals = search.states.map { _ in (0, 0, 0) }
  }

  /// The next piece; nil if nothing is left.
  mutating func next(length: Int) -> Tour.Piece? {
    var piece = Tour.Piece()
    var state = 0
    enter(state, in: &piece)
    while piece.moves.count < length {
      if let leg = takeLeg(of: state) {
        piece.append(leg.moves, at: state)
        if leg.closes { piece.checkLeaksAroundLastMove() }
        state = leg.target
      } else if let path = path(from: state) {
        for transition in path {
          piece.append([Move(search.bound.steps[transition.step])], at: state)
          state = transition.target
        }
      } else {
        break
      }
      enter(state, in: &piece)
    }
    return piece.moves.isEmpty ? nil : piece
  }

  /// A leg that is left, rather to a state where others are left.
  private mutating func takeLeg(of state: Int) -> Leg? {
    guard let left = legs[state], !left.isEmpty else { return nil }
    let index = left.lastIndex { $0.target == state || legs[$0.target]?.isEmpty != true }
    return legs[state]?.remove(at: index ?? left.count - 1)
  }

  private mutating func enter(_ state: Int, in piece: inout Tour.Piece) {
    guard legs[state] == nil else { return }
    let found =
      switch moment {
      case .early: earlyLegs(of: state)
      case .pairs: pairLegs(of: state)
      case .idle, .transitions: idleLegs(of: state)
      }
    legs[state] = found.reversed()
    if moment == .idle { piece.checkLeaksAfterLastMove() }
  }

  private func idleLegs(of number: Int) -> [Leg] {
    let state = search.states[number]
    let idleSteps = moment == .idle ? state.idleSteps : []
    return idleSteps.map { Leg(moves: [Move(search.bound.steps[$0])], target: number, closes: false) }
      + state.transitions.map {
        Leg(moves: [Move(search.bound.steps[$0.step])], target: $0.target, closes: $0.closes)
      } + (moment == .idle ? lateReplies(of: number) : [])
  }

  /// Each transition that cancels an attempt, followed by the reply that would be accepted, in the middle of it: the
  /// attempt is deallocated only later, with its screen (L9).
  private func lateReplies(of number: Int) -> [Leg] {
    interruptible(number).flatMap { transition, first -> [Leg] in
      let reply = search.states[number].lateReplies[transition.step]
      return steps(in: transition.target, during: transition, from: number).compactMap { second in
        let step = search.bound.steps[second.step]
        guard case .reply(reply, .accepted) = step else { return nil }
        return Leg(moves: [first, Move(step)], target: second.target, closes: false)
      }
    }
  }

  /// Each transition that opens or closes something, followed by each step that is possible in the middle of it.
  private func earlyLegs(of number: Int) -> [Leg] {
    interruptible(number).flatMap { transition, first in
      steps(in: transition.target, during: transition, from: number).map { second in
        let step = search.bound.steps[second.step]
        let moves = [first, Move(step, isEarly: step.waitsUntilIdle)]
        return Leg(moves: moves, target: second.target, closes: false)
      }
    }
  }

  /// Each transition that opens or closes something, followed by each event in the middle of it, and by each step that is
  /// possible after that, while the transition still runs.
  private func pairLegs(of number: Int) -> [Leg] {
    interruptible(number).flatMap { transition, first in
      steps(in: transition.target, during: transition, from: number).flatMap { second -> [Leg] in
        let event = search.bound.steps[second.step]
        let move = Move(event, leavesRunning: true)
        guard !event.waitsUntilIdle, move.leavesRunning else { return [] }
        // T7 leaves open whether an early step comes before or after what a link or an event opens.
        let isLink = if case .open = event { true } else { false }
        return steps(in: second.target, during: transition, from: number).compactMap { third in
          let step = search.bound.steps[third.step]
          guard !step.waitsUntilIdle || second.changes == 0 && !isLink else { return nil }
          let moves = [first, move, Move(step, isEarly: step.waitsUntilIdle)]
          return Leg(moves: moves, target: third.target, closes: false)
        }
      }
    }
  }

  /// The transitions of a state that open or close something, with the moves that leave them running.
  private func interruptible(_ number: Int) -> [(transition: Search.Transition, move: Move)] {
    search.states[number].transitions.compactMap { transition in
      let move = Move(search.bound.steps[transition.step], leavesRunning: true)
      return transition.changes != 0 && move.leavesRunning ? (transition, move) : nil
    }
  }

  /// The steps that are possible in a state while a transition from another one runs, and what they open and close.
  private func steps(
    in number: Int, during transition: Search.Transition, from origin: Int
  ) -> [(step: Int, target: Int, changes: UInt16)] {
    let state = search.states[number]
    // Other steps that wait would be taken after the transition, as while the UI is idle.
    let reachable = search.states[origin].reachableSteps | state.reachableSteps
    let allowsEarly = Specification.isOneTransition(transition.changes)
    let all =
      state.idleSteps.map { (step: $0, target: number, changes: 0 as UInt16) }
      + state.transitions.map { (step: $0.step, target: $0.target, changes: $0.changes) }
    return all.filter {
      let step = search.bound.steps[$0.step]
      return !step.waitsUntilIdle || allowsEarly && step.canBeEarly && reachable & 1 << $0.step != 0
    }
  }

  /// The shortest way to a state with legs that are left; nil if there is none.
  private mutating func path(from start: Int) -> [Search.Transition]? {
    searchNumber += 1
    var queue = [start]
    var index = 0
    while index < queue.count {
      let state = queue[index]
      index += 1
      for (number, transition) in search.states[state].transitions.enumerated()
      where arrivals[transition.target].search != searchNumber {
        arrivals[transition.target] = (searchNumber, state, number)
        if legs[transition.target]?.isEmpty != true { return path(from: start, to: transition.target) }
        queue.append(transition.target)
      }
    }
    return nil
  }

  private func path(from start: Int, to end: Int) -> [Search.Transition] {
    let states = sequence(first: end) { arrivals[$0].origin }.prefix { $0 != start }
    return states.map { search.states[arrivals[$0].origin].transitions[arrivals[$0].transition] }.reversed()
  }
}

nonisolated extension Tour.Piece {
  fileprivate mutating func append(_ added: [Move], at state: Int) {
    moves += added
    states += added.map { _ in state }
  }

  fileprivate mutating func checkLeaksAfterLastMove() { leakChecks.insert(moves.count - 1) }

  /// The objects of what is closed have to be known before.
  fileprivate mutating func checkLeaksAroundLastMove() {
    leakChecks.formUnion([moves.count - 2, moves.count - 1])
  }
}
