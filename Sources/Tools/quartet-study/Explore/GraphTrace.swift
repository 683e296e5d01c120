import QuartetArguments
import QuartetFeatureEntry
import QuartetCommand
import QuartetParity
import QuartetTrace

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
    steps = search.bound.steps.map { Redaction.text(of: Move($0), on: .nothing) }
    states = (0..<search.stateCount).map { state in
      State(transitions: search.transitions(from: state).map { [$0.step, $0.target] })
    }
  }
}

extension Tour {
  /// Walks the tour on an implementation, and passes on each state with the driver that is in it, and the calls of each
  /// of the state's transitions, when it is first reached.
  func record(
    _ implementation: any Feature.Type, with recorder: CallRecorder, enter: (_ state: Int, Driver) -> Void,
    take: (_ state: Int, _ transition: Int, [Call]) -> Void
  ) async throws(UsageError) {
    let positions = Dictionary(uniqueKeysWithValues: zip(search.bound.steps, 0...))
    var entered = Set<Int>()
    var taken = Set<[Int]>()
    for piece in pieces {
      let driver = Driver(implementation, kind: search.bound.kind, checksLeaks: false)
      await driver.waitUntilIdle()
      for (move, state) in zip(piece.moves, piece.states) {
        if entered.insert(state).inserted { enter(state, driver) }
        let transition = search.transitions(from: state).firstIndex { $0.step == positions[move.step] }
        guard let transition, taken.insert([state, transition]).inserted else {
          _ = await driver.perform(move)
          continue
        }
        recorder.forgetCalls()
        _ = await driver.perform(move)
        take(state, transition, try recorder.calls())
      }
      _ = await driver.close()
    }
  }
}
