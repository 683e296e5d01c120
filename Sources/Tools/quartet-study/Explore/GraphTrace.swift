import PortableUIKit
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
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

/// Moves from the start, with the state before each.
struct Walk {
  let moves: [Move]
  let states: [Int]

  /// A piece of a tour.
  init(_ piece: Tour.Piece) { (moves, states) = (piece.moves, piece.states) }

  /// The path of a lesson.
  ///
  /// - Parameter texts: Steps as the graph names them. It ends before the first one that leads to no other state.
  init(_ texts: [String], in search: Search, _ graph: StateGraph) {
    var (moves, states, state) = ([Move](), [Int](), 0)
    for text in texts {
      guard let step = graph.steps.firstIndex(of: text),
        let transition = search.transitions(from: state).first(where: { $0.step == step })
      else { break }
      moves.append(Move(search.bound.steps[step]))
      states.append(state)
      state = transition.target
    }
    self.moves = moves
    self.states = states
  }
}

extension TraceData {
  /// Takes walks on an implementation, and adds each state, and the calls of each of its transitions, when it is first
  /// reached.
  mutating func record(
    _ walks: [Walk], in search: Search, on implementation: any Feature.Type, with recorder: CallRecorder,
    whenPerformed report: () -> Void = {}
  ) async throws(UsageError) {
    let positions = Dictionary(uniqueKeysWithValues: zip(search.bound.steps, 0...))
    var entered = Set<Int>()
    var taken = Set<[Int]>()
    for (number, walk) in walks.enumerated() {
      if number == 0 { recorder.start() }
      let driver = Driver(implementation, kind: search.bound.kind, checksLeaks: false)
      await driver.waitUntilIdle()
      if number == 0 {
        addStart(try recorder.recording(), ObjectGraph(from: driver.window.rootViewController))
      }
      func enter(_ state: Int) {
        guard entered.insert(state).inserted else { return }
        add(Captions(of: driver.topViewController))
        add(ObjectGraph(from: driver.window.rootViewController), of: state)
      }
      for (move, state) in zip(walk.moves, walk.states) {
        enter(state)
        let transitions = search.transitions(from: state)
        let transition = transitions.firstIndex { $0.step == positions[move.step] }
        if let transition, taken.insert([state, transition]).inserted {
          recorder.start()
          _ = await driver.perform(move)
          add(try recorder.recording(), of: transition, from: state)
          enter(transitions[transition].target)
        } else {
          _ = await driver.perform(move)
        }
        report()
      }
      _ = await driver.close()
    }
  }
}
