/// The kind of a step, without its target and texts.
public nonisolated enum StepKind: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// User actions.
  case tap, tapTogether, type, pressReturn, swipe, swipeHalfway, swipeBack, swipeBackHalfway, back, escape
  /// Links, by their meaning.
  case openComment, openSignIn, openSignInWithLogin, openUnknown
  /// Other environment events.
  case expire, wait, accepted, wrong, unreachable, otherWindow, signInElsewhere
  /// An observer acts.
  case onSignIn, onSignOut, onComment
  /// Other modules of the app.
  case presentAlert, presentSheet, dismissTop, dismissAll, replaceRoot
  /// The end of a transition.
  case finish

  /// The kind, as in the notation.
  public var description: String { Self.texts[rawValue] }

  private static let texts = [
    "tap", "tap +", "type", "return", "swipe", "swipe halfway", "swipe back", "swipe back halfway", "back",
    "escape",
    "open comment", "open sign-in", "open sign-in with a login", "open anything else",
    "expire", "wait", "reply accepted", "reply wrong", "reply unreachable", "other window",
    "sign in elsewhere",
    "on sign-in", "on sign-out", "on comment", "present alert", "present sheet", "dismiss top", "dismiss all",
    "replace root", "finish",
  ]
}

nonisolated extension Step {
  /// The step's kind.
  public var kind: StepKind {
    switch self {
    case .tap: .tap
    case .tapTogether: .tapTogether
    case .type: .type
    case .pressReturn: .pressReturn
    case .swipe: .swipe
    case .swipeHalfway: .swipeHalfway
    case .swipeBack: .swipeBack
    case .swipeBackHalfway: .swipeBackHalfway
    case .back: .back
    case .escape: .escape
    case .open(let link):
      switch SpecifiedLink(link) {
      case .comment: .openComment
      case .signIn(login: nil): .openSignIn
      case .signIn: .openSignInWithLogin
      case nil: .openUnknown
      }
    case .expire: .expire
    case .wait: .wait
    case .reply(_, .accepted): .accepted
    case .reply(_, .wrong): .wrong
    case .reply(_, .unreachable): .unreachable
    case .otherWindow: .otherWindow
    case .signInElsewhere: .signInElsewhere
    case .on(.signIn, _, _): .onSignIn
    case .on(.signOut, _, _): .onSignOut
    case .on(.comment, _, _): .onComment
    case .present(.alert): .presentAlert
    case .present(.sheet): .presentSheet
    case .dismissTop: .dismissTop
    case .dismissAll: .dismissAll
    case .replaceRoot: .replaceRoot
    case .finish: .finish
    }
  }
}

nonisolated extension StepKind {
  /// The rule that only steps of this kind are about; nil for most kinds.
  var rule: Rule? {
    switch self {
    case .pressReturn: .l12
    case .otherWindow: .a2
    case .signInElsewhere: .l13
    case .presentAlert, .presentSheet, .dismissTop, .dismissAll, .replaceRoot: .t6
    case .swipeBack, .swipeBackHalfway: .t7
    case .onSignIn, .onSignOut, .onComment: .t8
    default: nil
    }
  }
}
