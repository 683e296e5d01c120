public import QuartetShared

/// The limits of a complete check: the steps that it takes in every state, and when a state is too far.
public nonisolated struct Bound: Sendable {
  /// The name, such as `default`.
  public let name: String
  /// The limits in a few words.
  public let summary: String
  /// The kind of Login.
  public let kind: LoginKind
  /// The steps that are taken in every state.
  public let steps: [Step]
  /// The lines that are no steps: none.
  let unreadable: [String]
  /// The largest number of requests without a reply; steps that lead to more are left out.
  public static let mostRequests = 2

  init(_ name: String, _ summary: String, kind: LoginKind = .email, _ lines: String...) {
    self.name = name
    self.summary = summary
    self.kind = kind
    let lines = lines.flatMap { $0.split(separator: "\n").map(String.init) }
    steps = lines.compactMap { try? Step(parsing: $0) }
    unreadable = lines.filter { (try? Step(parsing: $0)) == nil }
  }

  /// All bounds.
  public static let all = [
    small, standard, page, interruptions, phone, elsewhere, accounts, windows, windowsAndModules, observers,
    gestures, texts,
  ]

  /// Closes within a second, for tests.
  public static let small = Bound(
    "small", "one window, one account, Login and Comment",
    review,
    login, closing, comment, links, "reply accepted", "dismiss all")

  /// The bound of the page of `quartet explore`.
  public static let page = Bound(
    "page", "one window, one account, one text in each field, other modules",
    review, login, recovery, "swipe", comment, links, replies, "wait 30s", modules, "replace root")

  /// Every button and gesture, late replies, limits, and other modules.
  public static let standard = Bound(
    "default", "one window, one account, one text in each field, other modules", everything)

  /// Links, replies, the end of the session and another module's sheet, for two of them during one transition.
  public static let interruptions = Bound(
    "interruptions", "links, replies, logouts and another module's sheet, for --early-pairs",
    "tap review.commentButton", login,
    """
    open quartet://comment
    open quartet://sign-in?login=ada@example.com
    reply accepted
    reply unreachable
    expire
    present sheet
    dismiss top
    """)

  /// The default with a phone number.
  public static let phone = Bound(
    "phone", "the default with a phone number", kind: .phone,
    everything.replacing("ada@example.com", with: "+15550100").replacing("lovelace", with: "5550100"))

  /// The user signs in elsewhere at any time.
  public static let elsewhere = Bound(
    "elsewhere", "a sign-in elsewhere, requests without a reply, and another module's alert",
    "tap review.commentButton", login, "tap login.recoveryButton", "back", "reply accepted", modules,
    "expire",
    "sign in elsewhere", "wait without reply 30s")

  /// Two accounts, each with its draft.
  public static let accounts = Bound(
    "accounts", "two accounts", review, login, comment, "reply accepted",
    """
    type login.login grace@example.com
    type login.password hopper
    """)

  /// Two windows on the same trunk.
  public static let windows = Bound(
    "windows", "two windows", "other window", review, login, closing, comment, links, replies)

  /// Two windows on the same trunk, and other modules.
  public static let windowsAndModules = Bound(
    "windows-modules", "two windows, other modules", "other window", review, login, comment, "reply accepted",
    modules)

  /// Observers that act when they are notified.
  public static let observers = Bound(
    "observers", "observers that act when they are notified of a change",
    review, login, closing, comment, links, replies,
    """
    on sign-in expire
    on sign-in first open quartet://comment
    on sign-out first open quartet://comment
    on sign-out open quartet://sign-in
    on comment first sign out
    on comment open quartet://comment
    tap review.accountButton + review.commentButton
    """)

  /// Two taps in one turn, swipes that are cancelled, swipes from the edge, and Return.
  public static let gestures = Bound(
    "gestures", "two taps in one turn, half swipes, edge swipes, Return, another module's sheet",
    review, login, recovery, closing, comment, "reply accepted", "present sheet", "dismiss top",
    """
    tap review.commentButton + review.accountButton
    tap login.signInButton + login.cancelButton
    tap login.signInButton + login.recoveryButton
    tap login.recoveryButton + login.cancelButton
    tap comment.sendButton + comment.sendButton
    tap comment.sendButton + comment.cancelButton
    swipe halfway
    swipe back
    swipe back halfway
    return login.login
    return login.password
    return recovery.login
    open quartet://sign-in
    """)

  /// Texts at their limits, and links with a login.
  public static let texts = Bound(
    "texts", "empty texts, white space, texts at the limit, links with a login",
    "tap review.commentButton", login, recovery, comment, "reply accepted",
    """
    open quartet://sign-in?login=grace@example.com
    open quartet://nowhere
    type login.login ""
    type login.login " ada@example.com\\u{200b} "
    type login.password ""
    type recovery.login " "
    type comment.text "  "
    """, "type comment.text \(String(repeating: "👩‍👩‍👧", count: 280))",
    "type comment.text \(String(repeating: "x", count: 281))")

  private static let everything = [
    review, login, recovery, closing, comment, links, replies, lateReplies, "wait 30s", modules,
    "replace root",
  ].joined(separator: "\n")

  private static let review = """
    tap review.commentButton
    tap review.accountButton
    expire
    """
  private static let login = """
    type login.login ada@example.com
    type login.password lovelace
    tap login.signInButton
    tap login.cancelButton
    """
  private static let recovery = """
    tap login.recoveryButton
    type recovery.login ada@example.com
    tap recovery.sendButton
    back
    """
  private static let closing = """
    swipe
    escape
    """
  private static let comment = """
    type comment.text Hello
    tap comment.sendButton
    tap comment.cancelButton
    tap "Keep editing"
    tap "Discard"
    """
  private static let links = """
    open quartet://comment
    open quartet://sign-in
    """
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
  private static let modules = """
    present alert
    dismiss top
    dismiss all
    """
}
