/// The first place where two snapshots differ.
nonisolated enum Place: Hashable {
  /// A layer: one snapshot shows a screen or an alert there, the other a different one or none.
  case screens(Set<Screen>)
  /// An element that differs, or that only one of them has.
  case element(Identifier)
  /// The focus.
  case focus
  /// Whether transitions were animated.
  case animation

  /// What is presented over Review, the topmost first.
  enum Screen: CaseIterable {
    case alert, recovery, comment, login
  }

  init(_ expected: Snapshot, _ shown: Snapshot) {
    if expected.layers == shown.layers, expected.background == shown.background {
      self = expected.focus == shown.focus ? .animation : .focus
      return
    }
    let isFront = expected.layers != shown.layers
    let (expected, shown) =
      isFront ? (expected.layers, shown.layers) : (expected.background, shown.background)
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

  /// The kind of screen according to its elements.
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
  /// The rules that close it and then those that open it, the most specific first.
  var rules: [Rule] {
    switch self {
    case .login: [.v4, .l10, .l9, .l5, .d2, .d1, .r4, .r3]
    case .recovery: [.d2, .v4, .v2, .v3, .l11]
    case .comment: [.r6, .c6, .c5, .r5, .c4, .d1, .r4]
    case .alert: [.r6, .c6, .c5]
    }
  }
}

nonisolated extension Identifier {
  /// The rules about this element, the most specific first.
  var rules: [Rule] {
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
