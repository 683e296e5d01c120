/// What the specification says about a scenario, worked out once for every pattern that it runs on.
public nonisolated struct Walkthrough: Sendable {
  /// What comes of a step.
  public struct Stop: Sendable {
    /// The line that says it.
    public let line: Scenario.Line
    /// Where the person was before it.
    public let state: State
    /// The rules that it exercises.
    public let rules: RuleSet
    /// Whether it could be taken.
    public let outcome: Outcome
    /// What must be seen after it; nil where it does not come to rest before the next.
    public let snapshot: Snapshot?
  }

  /// What must be seen before the first step.
  public let start: Snapshot
  /// The steps, in order.
  public private(set) var stops: [Stop] = []

  /// Walks through a scenario.
  public init(_ scenario: Scenario) {
    var specification = Specification(kind: scenario.kind)
    start = specification.snapshot
    stops.reserveCapacity(scenario.lines.count)
    var isRunning = false
    for (index, line) in scenario.lines.enumerated() {
      let step = line.move.step
      if step.isHand { isRunning = false }
      let (state, before) = (specification.state, specification.opened)
      let outcome = specification.perform(step)
      var rules = specification.rules
      // T1: what the world does counts in the middle of a transition too.
      if isRunning && !rules.isEmpty { rules.insert(.t1) }
      let opened = specification.opened
      if before & ~opened != 0 { rules.insert(.m1) }
      let isStarting = opened != before || step == .swipeHalfway && outcome == .done
      isRunning = line.move.leavesRunning && (isRunning || isStarting)
      let next = index + 1 < scenario.lines.count ? scenario.lines[index + 1].move.step : nil
      let isAtRest = !line.move.leavesRunning || next?.isHand ?? true
      stops.append(
        Stop(
          line: line, state: state, rules: rules, outcome: outcome,
          snapshot: isAtRest ? specification.snapshot : nil))
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
