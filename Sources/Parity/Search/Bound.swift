public import Shared

/// What a complete check covers: the steps that it takes in every state, and when a state is too far.
public nonisolated struct Bound: Sendable {
  /// Its name: `default`.
  public let name: String
  /// What it covers, in a few words.
  public let summary: String
  /// The kind of Login.
  public let kind: LoginKind
  /// The steps that are taken in every state.
  public let steps: [Step]
  /// The largest number of requests without a reply; steps that lead to more are left out.
  public static let mostRequests = 2

  private init(_ name: String, _ summary: String, kind: LoginKind = .email, _ lines: String...) {
    self.name = name
    self.summary = summary
    self.kind = kind
    steps = lines.flatMap { $0.split(separator: "\n") }.compactMap { try? Step(parsing: String($0)) }
  }

  /// All bounds.
  public static let all = [small, standard]

  /// Closes within seconds: for tests.
  public static let small = Bound(
    "small", "one window, one account, no text twice", review, login, comment, links, events, replies, modules
  )

  /// One window, one account, every button and gesture, two texts in each field, at most two requests without a reply,
  /// alerts and dismissals of other modules.
  public static let standard = Bound(
    "default", "one window, one account, two texts in each field",
    review, login, emptied, recovery, comment, links, events, replies, limits, lateReplies, modules)

  private static let review = """
    tap review.commentButton
    tap review.accountButton
    """
  private static let login = """
    type login.login ada@example.com
    type login.password lovelace
    tap login.signInButton
    tap login.cancelButton
    """
  private static let emptied = """
    type login.login ""
    type login.password ""
    """
  private static let recovery = """
    tap login.recoveryButton
    type recovery.login ada@example.com
    type recovery.login ""
    tap recovery.sendButton
    back
    """
  private static let comment = """
    type comment.text Hello
    type comment.text ""
    tap comment.sendButton
    tap comment.cancelButton
    tap "Keep editing"
    tap "Discard"
    swipe
    escape
    """
  private static let links = """
    open quartet://comment
    open quartet://sign-in
    """
  private static let events = "expire"
  private static let replies = """
    reply accepted
    reply wrong
    """
  private static let lateReplies = """
    reply unreachable
    reply 2 accepted
    reply 2 wrong
    reply 2 unreachable
    """
  private static let limits = "wait 30s"
  private static let modules = """
    present alert
    dismiss top
    dismiss all
    replace root
    """
}
