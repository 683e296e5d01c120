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

/// The first thing that is different between what should be seen and what is.
nonisolated enum Place: Hashable {
  /// In one layer, one shows a screen or an alert and the other none, or another.
  case screens(Set<Screen>)
  /// An element that both have, or that one of them has.
  case element(Identifier)

  /// What comes and goes over Review, what is over others first.
  enum Screen: CaseIterable {
    case alert, recovery, comment, login
  }

  init(_ expected: Snapshot, _ shown: Snapshot) {
    let (expected, shown) = (expected.layers, shown.layers)
    for index in 0..<max(expected.count, shown.count) {
      let layers = [expected, shown].map { $0.indices.contains(index) ? $0[index] : nil }
      if layers[0]?.title != layers[1]?.title {
        self = .screens(Set(layers.compactMap { $0?.kind }))
        return
      }
    }
    for case (.screen(let expected), .screen(let shown)) in zip(expected, shown) {
      let differing = zip(expected.elements, shown.elements).first { $0 != $1 }?.0
      let missing = expected.elements.dropFirst(shown.elements.count).first
      if let element = differing ?? missing {
        self = .element(element.identifier)
        return
      }
    }
    self = .screens([])
  }
}

nonisolated extension Snapshot.Layer {
  fileprivate var title: String {
    switch self {
    case .screen(let screen): screen.title
    case .alert(let alert): "Alert: \(alert.title)"
    }
  }

  /// What it is by its elements, whatever its title says.
  fileprivate var kind: Place.Screen? {
    guard case .screen(let screen) = self else { return .alert }
    let page = screen.elements.first?.identifier.rawValue.prefix { $0 != "." }
    return switch page {
    case "login": .login
    case "recovery": .recovery
    case "comment": .comment
    default: nil
    }
  }
}

nonisolated extension Place.Screen {
  /// The rules by which it goes and then those by which it comes, the most particular first.
  fileprivate var rules: [Rule] {
    switch self {
    case .login: [.v4, .l10, .l9, .l5, .d2, .d1, .r4, .r3]
    case .recovery: [.d2, .v4, .v2, .v3, .l11]
    case .comment: [.r6, .c6, .c5, .r5, .c4, .d1, .r4]
    case .alert: [.r6, .c6, .c5]
    }
  }
}

nonisolated extension Identifier {
  /// The rules that say what this element shows, the most particular first.
  fileprivate var rules: [Rule] {
    switch self {
    case .reviewComment: [.r5, .c4, .r1]
    case .reviewAccount, .reviewAccountButton: [.r6, .l5, .l9, .r3, .r2]
    case .reviewCommentButton: [.r4]
    case .loginLogin: [.v2, .d2, .d1, .l8, .l7, .l6, .l4, .l1, .v3]
    case .loginPassword: [.v2, .d2, .d1, .l8, .l7, .l6, .l4, .a4, .l1, .v3]
    case .loginFailure: [.l2, .d2, .d1, .v2, .a1, .l7, .l8, .l6, .l4]
    case .loginNotice: [.l2, .d2, .d1, .l4, .v2]
    case .loginWaiting: [.l8, .l7, .l6, .l4, .l9]
    case .loginSignInButton, .loginRecoveryButton, .loginCancelButton: [.l8, .l7, .l6, .l4, .l3]
    case .recoveryLogin: [.l11, .v1]
    case .recoverySendButton: [.v1]
    case .commentText: [.r6, .c6, .c1]
    case .commentRemaining: [.c2]
    case .commentSendButton, .commentCancelButton: [.c3]
    }
  }
}
