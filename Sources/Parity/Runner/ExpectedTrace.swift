/// What the specification expects of a scenario, computed once for all implementations.
public nonisolated struct ExpectedTrace: Sendable {
  /// What is expected of one step.
  public struct Step: Sendable {
    /// The scenario's line.
    public let line: Scenario.Line
    /// The state before the step.
    public let state: State
    /// The rules that the step exercises.
    public let rules: RuleSet
    /// Whether the step is possible.
    public let outcome: Outcome
    /// What is shown after the step; nil if the UI is not idle before the next step.
    public let snapshot: Snapshot?
  }

  /// What is shown before the first step.
  public let start: Snapshot
  /// The steps, in order.
  public private(set) var steps: [Step] = []

  /// Runs the specification on a scenario.
  public init(_ scenario: Scenario) {
    var specification = Specification(kind: scenario.kind)
    start = specification.snapshot
    steps.reserveCapacity(scenario.lines.count)
    var isRunning = false
    for (index, line) in scenario.lines.enumerated() {
      let step = line.move.step
      if step.isUserAction { isRunning = false }
      let (state, before) = (specification.state, specification.opened)
      let outcome = specification.perform(step)
      var rules = specification.rules
      // T1: an environment event takes effect in the middle of a transition too.
      if isRunning && !rules.isEmpty { rules.insert(.t1) }
      let opened = specification.opened
      if before & ~opened != 0 { rules.insert(.m1) }
      let isStarting = opened != before || step == .swipeHalfway && outcome == .done
      isRunning = line.move.leavesRunning && (isRunning || isStarting)
      let next = index + 1 < scenario.lines.count ? scenario.lines[index + 1].move.step : nil
      let isIdle = !line.move.leavesRunning || next?.isUserAction ?? true
      steps.append(
        Step(
          line: line, state: state, rules: rules, outcome: outcome,
          snapshot: isIdle ? specification.snapshot : nil))
    }
  }
}

nonisolated extension Specification {
  /// A bit for each of Login, Recovery, Comment and the alert that is open.
  fileprivate var opened: UInt8 {
    (login == nil ? 0 : 1) | (login?.recovery == nil ? 0 : 2) | (comment == nil ? 0 : 4)
      | (asksToDiscard ? 8 : 0)
  }
}
