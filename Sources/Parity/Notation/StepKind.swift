/// The kind of a step, without its target and texts.
public nonisolated enum StepKind: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// User actions.
  case tap, tapTogether, type, swipe, swipeHalfway, back, escape
  /// Links, by their meaning.
  case openComment, openSignIn, openSignInWithLogin, openUnknown
  /// Other environment events.
  case expire, wait, accepted, wrong, unreachable, finish

  /// The kind, as in the notation.
  public var description: String { Self.texts[rawValue] }

  private static let texts = [
    "tap", "tap +", "type", "swipe", "swipe halfway", "back", "escape",
    "open comment", "open sign-in", "open sign-in with a login", "open anything else",
    "expire", "wait", "reply accepted", "reply wrong", "reply unreachable", "finish",
  ]
}

nonisolated extension Step {
  /// The step's kind.
  public var kind: StepKind {
    switch self {
    case .tap: .tap
    case .tapTogether: .tapTogether
    case .type: .type
    case .swipe: .swipe
    case .swipeHalfway: .swipeHalfway
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
    case .finish: .finish
    }
  }
}
