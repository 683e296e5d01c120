nonisolated extension Report {
  /// The first rule that is broken, as far as a difference tells: one that the step exercised and that is about
  /// what differs. Of a scenario as short as can be it is the one to read; nil if nothing differs.
  public var brokenRule: Rule? {
    guard let difference else { return nil }
    let step = difference.line?.move.step
    // What a short scenario still needs is what it is about.
    if difference.reason == .restless { return .t1 }
    if case .leaks = difference.reason { return difference.rules.contains(.m2) ? .m2 : .m1 }
    if difference.rules.contains(.t2) { return .t2 }
    if difference.rules.contains(.t1) { return .t1 }
    if step == .escape { return .t5 }
    if step == .swipeHalfway { return .t4 }
    let concerned = difference.reason.rules
    return concerned.first(where: difference.rules.contains)
      ?? difference.rules.first { $0 != .m1 } ?? concerned.first ?? .t1
  }
}

nonisolated extension Report.Reason {
  /// The rules that are about what differs, the most particular first.
  fileprivate var rules: [Rule] {
    switch self {
    case .outcome(let expected, let shown):
      [expected, shown].contains(.notUnderstood) ? [.d3, .d1, .d2] : [.l3, .c3, .v1, .l4, .r4, .r3]
    case .snapshot(let expected, let shown): Self.rules(expected, shown)
    case .warnings, .restless: [.t1]
    case .leaks: [.m1, .m2]
    }
  }

  private static func rules(_ expected: Snapshot, _ shown: Snapshot) -> [Rule] {
    switch Place(expected, shown) {
    case .layers: [.d1, .d2, .d3, .r6, .c6, .c5, .c4, .v4, .l10, .l5, .v2, .v3, .l11, .l9, .r4, .r3]
    case .element(let identifier): identifier.rules
    }
  }
}

/// The first thing that is different between what should be seen and what is.
nonisolated enum Place: Hashable {
  /// Other screens, or an alert too many or too few.
  case layers
  /// An element that both have, or that one of them has.
  case element(Identifier)

  init(_ expected: Snapshot, _ shown: Snapshot) {
    self = .layers
    guard expected.layers.map(\.title) == shown.layers.map(\.title) else { return }
    for (expected, shown) in zip(expected.layers, shown.layers) {
      guard case .screen(let expected) = expected, case .screen(let shown) = shown else { continue }
      let differing = zip(expected.elements, shown.elements).first { $0 != $1 }?.0
      let missing = expected.elements.dropFirst(shown.elements.count).first
      if let element = differing ?? missing {
        self = .element(element.identifier)
        return
      }
    }
  }
}

nonisolated extension Snapshot.Layer {
  fileprivate var title: String {
    switch self {
    case .screen(let screen): screen.title
    case .alert(let alert): "Alert: \(alert.title)"
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
    case .loginLogin: [.v2, .d2, .l4, .l6, .l1, .v3]
    case .loginPassword: [.v2, .d2, .l4, .l6, .a4, .l1, .v3]
    case .loginFailure: [.l2, .d2, .v2, .a1, .l7, .l8, .l6, .l4]
    case .loginNotice: [.l2, .d2, .l4, .v2]
    case .loginWaiting: [.a1, .l6, .l7, .l8, .l4, .t3, .l9]
    case .loginSignInButton, .loginRecoveryButton, .loginCancelButton: [.l3, .l4, .l6]
    case .recoveryLogin: [.l11, .v1]
    case .recoverySendButton: [.v1]
    case .commentText: [.c1, .r6, .c6]
    case .commentRemaining: [.c2]
    case .commentSendButton, .commentCancelButton: [.c3]
    }
  }
}
