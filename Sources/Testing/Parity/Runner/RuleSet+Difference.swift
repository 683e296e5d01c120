nonisolated extension RuleSet {
  /// The rules that a difference is probably about: of the exercised rules those about what differs.
  ///
  /// - Parameters:
  ///   - reason: The difference.
  ///   - exercised: The rules that the steps since the UI was last idle exercise.
  ///   - earlier: The rules that the steps before them exercise: a draft that was not cleared shows later.
  ///   - own: The scenario's own rule, if it counts.
  init(of reason: Report.Reason, _ exercised: RuleSet, earlier: [RuleSet], own: Rule?) {
    switch reason {
    case .outcome(let expected, let shown) where expected == .notUnderstood || shown == .notUnderstood:
      self = exercised.intersection([.d1, .d2])
      insert(.d3)
    case .outcome:
      // Whether a step is possible is no matter of the screens that it opens.
      self = exercised
      for rule in [.r2, .r4, .l1, .c1, .a3] as [Rule] { remove(rule) }
    case .snapshot(let expected, let shown) where expected.isAnimated != shown.isAnimated:
      self = [.t1]
    case .snapshot(let expected, let shown):
      self = Self(about: expected.places(differingFrom: shown), exercised, earlier)
    case .undeclared, .warnings, .leaks, .neverSettles, .deadEnd:
      self = exercised
    }
    if isEmpty { self = exercised }
    if count > 2, let own, contains(own) { self = [own] }
  }

  private init(about places: Set<String>, _ exercised: RuleSet, _ earlier: [RuleSet]) {
    self.init()
    if places.contains(Snapshot.kind) {
      self = [.l1, .a4]
      return
    }
    let isSignIn = !exercised.intersection([.l5, .l13]).isEmpty
    let all = earlier.reduce(into: RuleSet()) { $0.formUnion($1) }
    for place in places {
      formUnion(exercised.intersection(Self.anywhere))
      formUnion(exercised.intersection(Self.about[place] ?? []))
      switch place {
      case "comment", "no comment": if isSignIn { formUnion(all.intersection([.r4, .d1])) }
      case "comment.text":
        formUnion(all.intersection(all.contains(.c6) ? [.r6, .c4, .c6] : [.r6, .c4, .c5]))
      case "login.login" where exercised.contains(.l1):
        // Signing out keeps the login that a sign-in has remembered.
        let signOut: RuleSet = [.r2, .r3]
        if earlier.contains(where: { $0.intersection(signOut) == signOut }) {
          insert(.r3)
        } else if !all.intersection([.l5, .l13]).isEmpty {
          insert(.l5)
        }
      default: break
      }
    }
    // The result is that of the observer's action.
    if contains(.t8) { for rule in [.r4, .l5, .l13] as [Rule] { remove(rule) } }
  }

  /// The rules about time and about ways to do the same, which show everywhere.
  private static let anywhere: RuleSet = [.l12, .a2, .t1, .t2, .t3, .t4, .t5, .t6, .t7, .t8]

  /// The rules about a screen that is missing or should not be there, and about an element.
  private static let about: [String: RuleSet] = [
    "login": [.r3, .r4, .l9, .l10, .d1, .d2], "no login": [.l5, .l9, .l10, .l13, .v4],
    "recovery": [.l11, .v2, .v3, .v4, .d2], "no recovery": [.v2, .v3, .v4, .d2],
    "comment": [.r4, .c5, .c6, .d1], "no comment": [.r4, .r5, .r6, .c5, .c6, .d1],
    "alert": [.r6, .c5, .c6], "no alert": [.r6, .c5, .c6],
    Snapshot.posted: [.r5, .r6],
    Snapshot.account: [.r3, .r6, .l5, .l9, .l13],
    "review.comment": [.r1, .c4],
    "review.account": [.r2], "review.accountButton": [.r2],
    "login.login": [.l1, .l4, .l6, .v2, .v3, .d2],
    "login.password": [.r3, .l1, .l4, .l6, .v2, .v3, .d2],
    "login.failure": [.l2, .l4, .l6, .l7, .l8, .l13, .v2, .v3, .d2, .a1],
    "login.notice": [.l2, .l4, .v2, .v3, .d2],
    "login.waiting": [.l4], "login.signInButton": [.l3, .l4], "login.recoveryButton": [.l4],
    "recovery.login": [.l11, .v1], "recovery.sendButton": [.v1],
    "comment.text": [.c1], "comment.remaining": [.c2], "comment.sendButton": [.c3],
  ]
}

nonisolated extension Snapshot {
  fileprivate static let (posted, account, kind) = ("posted", "account", "kind")

  /// What differs: the number of comments, or else screens by their names, or else elements by their identifiers.
  fileprivate func places(differingFrom other: Snapshot) -> Set<String> {
    if postedComments != other.postedComments { return [Self.posted] }
    let windows = [(layers, other.layers), (background, other.background)]
    let screens = windows.reduce(into: Set<String>()) { screens, window in
      let (expected, shown) = (Set(window.0.map(\.name)), Set(window.1.map(\.name)))
      screens.formUnion(expected.subtracting(shown))
      screens.formUnion(shown.subtracting(expected).map { "no \($0)" })
    }
    // Recovery covers Login.
    let recovery = screens.filter { $0.hasSuffix("recovery") }
    if !screens.isEmpty { return recovery.isEmpty ? screens : recovery }
    var places: Set<String> = []
    for (first, second) in windows.flatMap({ zip($0.0, $0.1) }) {
      let kinds = Dictionary(second.elements.map { ($0.identifier, $0.kind) }) { first, _ in first }
      for element in first.elements where !second.elements.contains(element) {
        places.insert(element.identifier.rawValue)
        if let kind = kinds[element.identifier], kind != element.kind { places.insert(Self.kind) }
      }
      for element in second.elements where !first.elements.contains(element) {
        places.insert(element.identifier.rawValue)
      }
    }
    if places.isSuperset(of: ["review.account", "review.accountButton"]) { places.insert(Self.account) }
    if places.contains("login.login") { places.remove("login.password") }
    return places
  }
}

nonisolated extension Snapshot.Layer {
  fileprivate var elements: [Snapshot.Element] {
    if case .screen(let screen) = self { screen.elements } else { [] }
  }

  /// The beginning of the identifiers of its elements.
  fileprivate var name: String {
    guard case .screen(let screen) = self else { return "alert" }
    return screen.elements.first.map { String($0.identifier.rawValue.prefix { $0 != "." }) } ?? screen.title
  }
}
