import Shared

nonisolated extension Report {
  /// The rule that is broken, as far as a difference tells; nil if nothing differs.
  ///
  /// It is one that is about what differs, and that was exercised last. Of a scenario as short as can be it is the
  /// one to read: what such a scenario still needs is what it is about.
  public var brokenRule: Rule? {
    guard let difference else { return nil }
    if difference.rules.contains(.m2) { return .m2 }
    switch difference.reason {
    case .restless: return .t1
    case .leaks: return .m1
    case .outcome, .snapshot, .warnings: break
    }
    let past = Walkthrough(scenario).stops.prefix { $0.line.number <= difference.line?.number ?? 0 }
    let rules = difference.reason.rules
    if let rule = memory(difference, past: past) { return rule }
    if let rule = difference.rules.unusual(difference.line?.move.step) { return rule }
    if let rule = detour(past, rules) { return rule }
    return difference.rules.first(of: rules) ?? past.lastRule(of: rules)
      ?? difference.rules.plain ?? rules.first ?? .t1
  }

  /// There may be a way, before the difference, that led back to where the person and the world were already.
  ///
  /// It changes nothing that is specified: a scenario that cannot do without is about one of its steps. The first
  /// way counts, for those that follow may repeat it; but what is unusual comes before.
  private func detour(_ past: ArraySlice<Walkthrough.Stop>, _ rules: [Rule]) -> Rule? {
    var specification = Specification(kind: scenario.kind)
    var been = [Whereabouts(specification)]
    var ways: [ArraySlice<Walkthrough.Stop>] = []
    for stop in past.dropLast() {
      _ = specification.perform(stop.line.move.step)
      let here = Whereabouts(specification)
      if let start = been.lastIndex(of: here) { ways.append(past[start..<been.count]) }
      been.append(here)
    }
    let exercised = ways.map { way in
      way.reduce(into: RuleSet()) { $0.formUnion($1.rules) }
    }
    return ways.joined().lazy.compactMap { $0.rules.unusual($0.line.move.step) }.first
      ?? exercised.lazy.compactMap { $0.first(of: rules) ?? $0.plain }.first
  }

  /// What is remembered shows later: broken is the rule by which it should have been remembered or forgotten.
  private func memory(_ difference: Difference, past: ArraySlice<Walkthrough.Stop>) -> Rule? {
    guard case .snapshot(let expected, let shown) = difference.reason else { return nil }
    let (reader, writers): (Rule, [Rule]) =
      switch Place(expected, shown) {
      // The draft, which Comment opens with.
      case .element(.commentText): (.c1, [.r6, .c6, .c5, .c4])
      // The wish, which Login ends with.
      case .screens(let screens) where screens.contains(.comment): (.l5, [.d1, .r4])
      case .screens, .element: (.t1, [])
      }
    guard difference.rules.contains(reader) else { return nil }
    let reading = past.lastIndex { $0.rules.contains(reader) } ?? past.endIndex
    return past[..<reading].lastRule(of: writers)
  }
}

nonisolated extension ArraySlice<Walkthrough.Stop> {
  /// Of some rules, the most particular first, the one that was exercised last; or what was unusual there or after.
  fileprivate func lastRule(of rules: [Rule]) -> Rule? {
    guard !rules.isEmpty else { return nil }
    return reversed().lazy.compactMap { $0.rule(of: rules) }.first
  }
}

nonisolated extension Walkthrough.Stop {
  /// What was unusual there, or else the first of some rules that was exercised.
  fileprivate func rule(of rules: [Rule]) -> Rule? {
    self.rules.unusual(line.move.step) ?? self.rules.first(of: rules)
  }
}

/// What is seen, and what is known and not seen.
nonisolated private struct Whereabouts: Equatable {
  let snapshot: Snapshot
  let account: String?
  let credentials: [String]
  let wrongReplies: [String: Int]
  let limits: [String: Int]
  let requests: Int
  let draft: String
  let wantsComment: Bool?

  init(_ specification: Specification) {
    snapshot = specification.snapshot
    account = specification.account
    credentials = [specification.credentials.login, specification.credentials.password.text]
    wrongReplies = specification.wrongReplies
    limits = specification.limits
    requests = specification.unansweredRequests
    draft = specification.draft
    wantsComment = specification.login?.wantsComment
  }
}

nonisolated extension RuleSet {
  /// The first of the page, but for what is alive.
  fileprivate var plain: Rule? { first { $0 != .m1 } }

  fileprivate func first(of rules: [Rule]) -> Rule? { rules.first(where: contains) }

  /// A rule for what a scenario would do without if it could: a second tap, a running transition, a gesture.
  fileprivate func unusual(_ step: Step?) -> Rule? {
    switch step {
    case .escape: .t5
    case .swipeHalfway: .t4
    default: first(of: [.t2, .t1, .t3])
    }
  }
}

nonisolated extension Report.Reason {
  /// The rules that are about what differs, the most particular first.
  fileprivate var rules: [Rule] {
    switch self {
    case .outcome(let expected, let shown):
      [expected, shown].contains(.notUnderstood) ? [.d3, .d1, .d2] : [.l3, .c3, .v1, .l4, .r4, .r3]
    case .snapshot(let expected, let shown):
      switch Place(expected, shown) {
      case .screens(let screens): Place.Screen.allCases.filter(screens.contains).flatMap(\.rules)
      case .element(let identifier): identifier.rules
      }
    // UIKit complains about what comes and goes.
    case .warnings: Place.Screen.allCases.flatMap(\.rules)
    case .restless, .leaks: []
    }
  }
}
