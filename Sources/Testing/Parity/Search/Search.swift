/// Finds every state that the specification can reach within a bound, breadth first.
///
/// It closes: after the last state there is none that a step could reach.
public nonisolated struct Search: Sendable {
  /// The limits of the search.
  public let bound: Bound
  /// The states, the nearest first; the first is the start.
  private(set) var states: [State] = []

  /// A state of the specification, and what each step of the bound does there.
  struct State: Sendable {
    /// The state from which it was found, and the step that leads here.
    let origin: (state: Int, step: Int)
    /// The steps that lead to another state.
    var transitions: [Transition] = []
    /// For each step that cancels an attempt, the number of the reply to it, as in ``Step/reply(_:_:)``.
    var lateReplies: [Int: Int] = [:]
    /// The steps that are refused, or change nothing.
    var idleSteps: [Int] = []
    /// The steps whose result is not specified.
    var unspecifiedSteps: [Int] = []
    /// A bit for each step whose element is on the screen on top, or that has none.
    var reachableSteps: UInt64 = 0
  }

  /// A step that leads to another state.
  struct Transition: Sendable {
    let step: Int
    let target: Int
    /// The screens that it opens and closes; see ``Specification/opened``.
    let changes: UInt16
    /// Whether it closes a screen of the feature.
    let closes: Bool
  }

  /// Searches, until it is complete or the task is cancelled.
  public init(_ bound: Bound) {
    self.bound = bound
    let start = Specification(kind: bound.kind)
    var numbers = [start.identity: 0]
    var specifications = [start]
    states = [State(origin: (0, 0))]
    var number = 0
    while number < states.count, !Task.isCancelled {
      let before = specifications[number]
      let (identity, opened) = (before.identity, before.opened)
      for (index, step) in bound.steps.enumerated() {
        if before.shows(elementOf: step) { states[number].reachableSteps |= 1 << index }
        var after = before
        let outcome = after.perform(step)
        guard after.unansweredRequests <= Bound.mostRequests else { continue }
        if outcome == .unspecified {
          states[number].unspecifiedSteps.append(index)
          continue
        }
        let newIdentity = outcome == .refused ? identity : after.identity
        if newIdentity == identity {
          states[number].idleSteps.append(index)
          continue
        }
        let target = numbers[newIdentity] ?? states.count
        if target == states.count {
          numbers[newIdentity] = target
          states.append(State(origin: (number, index)))
          specifications.append(after)
        }
        states[number].lateReplies[index] = after.replyAfterCancelling(in: before)
        states[number].transitions.append(
          Transition(
            step: index, target: target, changes: opened ^ after.opened,
            closes: opened & ~after.opened & 0x0f0f != 0))
      }
      number += 1
    }
  }

  /// The number of states.
  public var stateCount: Int { states.count }

  /// The number of transitions: steps in a state that lead to another one.
  public var transitionCount: Int { states.reduce(0) { $0 + $1.transitions.count } }

  /// The steps that lead from a state to another one, as positions in the bound, with the state to which they lead.
  public func transitions(from state: Int) -> [(step: Int, target: Int)] {
    states[state].transitions.map { ($0.step, $0.target) }
  }

  /// What the specification shows in each state.
  package func snapshots() -> [Snapshot] {
    var specifications: [Specification] = []
    for (number, state) in states.enumerated() {
      var specification = number == 0 ? Specification(kind: bound.kind) : specifications[state.origin.state]
      if number > 0 { _ = specification.perform(bound.steps[state.origin.step]) }
      specifications.append(specification)
    }
    return specifications.map(\.snapshot)
  }

  /// The shortest steps from the start to a state.
  func path(to state: Int) -> [Step] {
    var steps: [Step] = []
    var state = state
    while state != 0 {
      let origin = states[state].origin
      steps.append(bound.steps[origin.step])
      state = origin.state
    }
    return steps.reversed()
  }

  /// The state before each step of a path from the start.
  func states(on path: [Step]) -> [Int] {
    var state = 0
    return path.map { step in
      defer { state = states[state].transitions.first { bound.steps[$0.step] == step }?.target ?? state }
      return state
    }
  }
}

nonisolated extension Specification {
  /// The number of the reply to the attempt that was waiting in the window in front, and is given up now.
  fileprivate func replyAfterCancelling(in before: Specification) -> Int? {
    guard let call = before.login?.waitsFor else { return nil }
    let isWaiting = login?.waitsFor == call || other?.login?.waitsFor == call
    return isWaiting ? nil : calls.firstIndex { $0.number == call }.map { $0 + 1 }
  }
}
