import Shared

nonisolated extension Report {
  /// The rule that is probably broken; nil if nothing differs.
  ///
  /// A heuristic: among the rules about what differs, it picks the one that was exercised last. It is most reliable
  /// for shrunk scenarios, because every step that is left in them is needed.
  public var brokenRule: Rule? {
    guard let difference else { return nil }
    if difference.rules.contains(.m2) { return .m2 }
    switch difference.reason {
    case .neverSettles: return .t1
    case .leaks: return .m1
    case .deadEnd: return .t9
    case .outcome, .snapshot, .warnings: break
    }
    let past = ExpectedTrace(scenario).steps.prefix((difference.index ?? -1) + 1)
    let rules = difference.reason.rules
    // Nothing but the animation differs.
    if rules == [.t1] { return .t1 }
    if let rule = memory(difference, past: past) { return rule }
    if let rule = difference.rules.unusual(difference.line?.move.step) { return rule }
    if let rule = loop(past, rules) { return rule }
    return difference.rules.first(of: rules) ?? past.lastRule(of: rules)
      ?? difference.rules.plain ?? rules.first ?? .t1
  }

  /// The rule of a loop: steps before the difference that led back to an earlier state of the specification.
  ///
  /// A loop changes nothing that is specified, so if a shrunk scenario needs one, a rule of the loop is broken.
  /// Rules of unusual steps come first, then those of the first loop.
  private func loop(_ past: ArraySlice<ExpectedTrace.Step>, _ rules: [Rule]) -> Rule? {
    var specification = Specification(kind: scenario.kind)
    var states = [specification.identity]
    var loops: [ArraySlice<ExpectedTrace.Step>] = []
    for step in past.dropLast() {
      _ = specification.perform(step.line.move.step)
      let state = specification.identity
      if let start = states.lastIndex(of: state) { loops.append(past[start..<states.count]) }
      states.append(state)
    }
    let exercised = loops.map { loop in
      loop.reduce(into: RuleSet()) { $0.formUnion($1.rules) }
    }
    return loops.joined().lazy.compactMap { $0.rules.unusual($0.line.move.step) }.first
      ?? exercised.lazy.compactMap { $0.first(of: rules) ?? $0.plain }.first
  }

  /// If remembered data differs, the rule by which it should have been remembered or forgotten.
  private func memory(_ difference: Difference, past: ArraySlice<ExpectedTrace.Step>) -> Rule? {
    guard case .snapshot(let expected, let shown) = difference.reason else { return nil }
    let (reader, writers): (Rule, [Rule]) =
      switch Place(expected, shown) {
      // Comment opens with the draft.
      case .element(.commentText): (.c1, [.r6, .c6, .c5, .c4])
      // The pending comment opens when Login ends.
      case .screens(let screens) where screens.contains(.comment): (.l5, [.d1, .r4])
      case .screens, .element, .focus, .animation: (.t1, [])
      }
    guard difference.rules.contains(reader) else { return nil }
    let reading = past.lastIndex { $0.rules.contains(reader) } ?? past.endIndex
    return past[..<reading].lastRule(of: writers)
  }
}

nonisolated extension ArraySlice<ExpectedTrace.Step> {
  /// The last exercised of some rules, which are sorted from the most specific; or the rule of an unusual step.
  fileprivate func lastRule(of rules: [Rule]) -> Rule? {
    guard !rules.isEmpty else { return nil }
    return reversed().lazy.compactMap { $0.rule(of: rules) }.first
  }
}

nonisolated extension ExpectedTrace.Step {
  /// The rule of an unusual step, or else the first of some rules that was exercised.
  fileprivate func rule(of rules: [Rule]) -> Rule? {
    self.rules.unusual(line.move.step) ?? self.rules.first(of: rules)
  }
}

nonisolated extension RuleSet {
  /// The first rule, except M1.
  fileprivate var plain: Rule? { first { $0 != .m1 } }

  fileprivate func first(of rules: [Rule]) -> Rule? { rules.first(where: contains) }

  /// The rule of a step that shrinking would have removed if it could: a second tap, a running transition, a gesture.
  fileprivate func unusual(_ step: Step?) -> Rule? {
    switch step {
    case .escape: .t5
    case .swipeHalfway: .t4
    case let step? where step.kind.rule != nil: step.kind.rule
    default: first(of: [.t8, .t7, .t2, .t1, .t3])
    }
  }
}

nonisolated extension Report.Reason {
  /// The rules about what differs, the most specific first.
  fileprivate var rules: [Rule] {
    switch self {
    case .outcome(let expected, let shown):
      [expected, shown].contains(.notUnderstood) ? [.d3, .d1, .d2] : [.l3, .c3, .v1, .l4, .r4, .r3]
    case .snapshot(let expected, let shown):
      switch Place(expected, shown) {
      case .screens(let screens): Place.Screen.allCases.filter(screens.contains).flatMap(\.rules)
      case .element(let identifier): identifier.rules
      case .focus: [.l12]
      case .animation: [.t1]
      }
    // UIKit warns about presentations and dismissals.
    case .warnings: Place.Screen.allCases.flatMap(\.rules)
    case .neverSettles, .leaks, .deadEnd: []
    }
  }
}
