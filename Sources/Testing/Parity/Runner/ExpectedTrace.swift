/// The specification's expectations of a scenario, computed once for all implementations.
public nonisolated struct ExpectedTrace: Sendable {
  /// The expectation of one step.
  public struct Step: Sendable {
    /// The scenario's line.
    public let line: Scenario.Line
    /// Whether the step is possible.
    public let outcome: Outcome
    /// Whether the step waits until the UI is idle.
    public let waitsUntilIdle: Bool
    /// Whether the step comes in the middle of a transition.
    let isDuringTransition: Bool
    /// The screens after the step; nil if the UI is not idle before the next step.
    public fileprivate(set) var snapshot: Snapshot?

    /// Whether the step does not wait although it usually does (T7).
    var isEarly: Bool { line.move.step.waitsUntilIdle && !waitsUntilIdle }
  }

  /// The screens before the first step.
  public let start: Snapshot
  /// The steps, in order.
  public private(set) var steps: [Step] = []

  /// Runs the specification on a scenario, until its end or until the task is cancelled.
  public init(_ scenario: Scenario) {
    var specification = Specification(kind: scenario.kind)
    start = specification.snapshot
    var isRunning = false
    // Whether exactly one transition runs, which the last step or a step just before it has started.
    var runsOne = false
    for line in scenario.lines where !Task.isCancelled {
      let step = line.move.step
      let before = specification.opened
      let wasClosing = specification.isClosing
      let isAfterRunning = steps.last.map { $0.line.move.leavesRunning } ?? false
      let shown = isAfterRunning && step.waitsUntilIdle ? specification.snapshot : nil
      let outcome = specification.perform(step)
      let isEarly = line.move.isEarly && runsOne && outcome != .unspecified
      let waits = step.waitsUntilIdle && !isEarly
      if waits {
        isRunning = false
        if let shown { steps[steps.count - 1].snapshot = shown }
      }
      let opened = specification.opened
      let isHalfway = (step == .swipeHalfway || step == .swipeBackHalfway) && outcome == .done
      // A screen that is to be closed can take several: going back, closing, and opening what was kept (T6).
      let runsNew =
        before == opened ? isHalfway : !wasClosing && Specification.isOneTransition(before ^ opened)
      // T7 leaves open whether a link in the transition comes before an early step.
      let staysOne = if case .open = step { false } else { runsOne && before == opened }
      runsOne = line.move.leavesRunning && (waits || !isAfterRunning ? runsNew : staysOne)
      defer { isRunning = line.move.leavesRunning && (isRunning || opened != before || isHalfway) }
      steps.append(
        Step(
          line: line, outcome: outcome, waitsUntilIdle: waits, isDuringTransition: isRunning,
          snapshot: line.move.leavesRunning ? nil : specification.snapshot))
    }
    if let last = steps.indices.last { steps[last].snapshot = specification.snapshot }
  }
}

nonisolated extension Specification {
  /// A bit for each of Login, Recovery, Comment, the alert and another module's screen that is open, eight bits for each
  /// window.
  var opened: UInt16 {
    let front = Self.opened(login, comment, cover)
    guard let other else { return front }
    let back = Self.opened(other.login, other.comment, other.cover)
    return window == 1 ? front | back << 8 : back | front << 8
  }

  /// Whether what has opened or closed takes one transition. A sheet closes with what it contains.
  static func isOneTransition(_ changes: UInt16) -> Bool {
    changes == 0x003 || changes == 0x300 || changes.nonzeroBitCount == 1
  }

  private static func opened(_ login: Login?, _ comment: Comment?, _ cover: Step.Cover?) -> UInt16 {
    (login == nil ? 0 : 1) | (login?.recovery == nil ? 0 : 2) | (comment == nil ? 0 : 4)
      | (comment?.asksToDiscard == true ? 8 : 0) | (cover == nil ? 0 : 16)
  }
}
