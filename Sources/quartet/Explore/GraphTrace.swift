import Arguments
import FeatureEntry
import Parity
import Trace

/// All states that a bound reaches, with what is shown in each, and where each step leads.
struct StateGraph: Encodable {
  struct State: Encodable {
    /// The position of the screen.
    var screen = 0
    /// The steps that lead to another state, each as its position and the position of that state.
    let transitions: [[Int]]
  }

  let bound: String
  /// The steps in the notation of the scenarios, without passwords.
  let steps: [String]
  var states: [State]

  init(_ search: Search) {
    bound = search.bound.summary
    steps = search.bound.steps.map { Redaction.text(of: Move($0), on: Snapshot(layers: [])) }
    states = (0..<search.stateCount).map { state in
      State(transitions: search.transitions(from: state).map { [$0.step, $0.target] })
    }
  }
}

/// What one implementation does at every transition between the states of a bound.
struct GraphTrace {
  /// What happens at one transition.
  struct Transition {
    let state: Int
    /// The position among the state's transitions.
    let number: Int
    let calls: [Call]
  }

  private let tour: Tour
  private let implementation: any Feature.Type
  private let recorder: CallRecorder
  private let positions: [Step: Int]

  /// - Parameter tour: A walk that takes every transition.
  init(_ tour: Tour, of implementation: any Feature.Type, with recorder: CallRecorder) {
    self.tour = tour
    self.implementation = implementation
    self.recorder = recorder
    positions = Dictionary(uniqueKeysWithValues: tour.search.bound.steps.enumerated().map { ($1, $0) })
  }

  /// Walks the tour, and passes on each state with the driver that is in it, and each transition, when it is first
  /// reached.
  func record(
    enter: (Int, Driver) throws(UsageError) -> Void, take: (Transition) throws(UsageError) -> Void
  ) async throws(UsageError) {
    var entered = Set<Int>()
    var taken = Set<[Int]>()
    for piece in tour.pieces {
      let driver = Driver(implementation, kind: tour.search.bound.kind, checksLeaks: false)
      await driver.waitUntilIdle()
      for (move, state) in zip(piece.moves, piece.states) {
        if entered.insert(state).inserted { try enter(state, driver) }
        let transitions = tour.search.transitions(from: state)
        let index = transitions.firstIndex { $0.step == positions[move.step] }
        guard let index, taken.insert([state, index]).inserted else {
          _ = await driver.perform(move)
          continue
        }
        recorder.forgetCalls()
        _ = await driver.perform(move)
        try take(Transition(state: state, number: index, calls: try recorder.calls()))
      }
      _ = await driver.close()
    }
  }
}
