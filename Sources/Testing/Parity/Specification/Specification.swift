public import QuartetShared

/// The feature's specification as executable code: it performs steps and returns what should be shown.
///
/// Transitions take no time here, so the snapshot is what should be shown when the UI is idle. Links, limits,
/// counting and trimming are implemented a second time on purpose, so that the tests find bugs in `QuartetShared`.
public nonisolated struct Specification: Sendable {
  /// The kind of Login.
  public let kind: LoginKind

  /// The accounts that the demo gateway accepts.
  private static let passwords = [
    "ada@example.com": "lovelace", "grace@example.com": "hopper", "+15550100": "5550100",
  ]

  static func demoAccepts(_ call: Call) -> Bool {
    passwords[call.login] == call.password.text
  }

  // The domain: time in milliseconds, the account (A1, A2), the gateway and the store.
  var now = 0
  var account: String?
  var credentials: (login: String, password: Password) = ("", "")
  var wrongReplies: [String: Int] = [:]
  var limits: [String: Int] = [:]
  var calls: [Call] = []
  var callCount = 0
  var latest: String?
  /// How many comments were posted.
  var postedComments = 0
  /// The draft of each account.
  var drafts: [String: String] = [:]

  // The window in front. The sheet over Review; at most one of the two.
  var login: Login?
  var comment: Comment?

  /// The screen that another module presents over this one (T6).
  var cover: Step.Cover?
  /// The screen that was requested while another module's screen was in front, or one that has to be closed first (T6).
  var kept: Request?

  /// The other window on the same trunk (A2); nil before the user has gone to it.
  var other: Window?
  /// The number of the window in front, 1 or 2.
  var window = 1

  /// Whether the step leads to what the rules leave open.
  var isUnspecified = false
  /// The action of an observer at the next change of a kind (T8).
  var reaction: (change: Step.Change, action: Step.Reaction)?
  /// The action of an observer as soon as the turn of the run loop is over.
  var dueReaction: Step.Reaction?
  /// The field that has the focus after the Return key was pressed (L12).
  var focus: Identifier?

  /// Makes the initial state: signed out, nothing remembered, only Review open.
  public init(kind: LoginKind = .email) {
    self.kind = kind
  }

  /// Performs one step.
  ///
  /// - Returns: Whether it was possible and is specified; if not, nothing has changed.
  public mutating func perform(_ step: Step) -> Outcome {
    focus = nil
    if cover != nil, step.isUserAction { return .refused }
    // Only then can a step be unspecified.
    let before = reaction == nil ? nil : self
    let outcome = performed(step)
    react()
    guard isUnspecified, let before else { return outcome }
    self = before
    return .unspecified
  }

  private mutating func performed(_ step: Step) -> Outcome {
    switch step {
    case .tap(let target): tap(target)
    case .tapTogether(let first, let second): tapTogether(first, second)
    case .type(let target, let text): type(text, into: target)
    case .pressReturn(let target): pressReturn(in: target)
    case .swipe: swipe()
    case .swipeHalfway: swipeHalfway()
    case .swipeBackHalfway: swipeBackHalfway()
    case .swipeBack, .back: back()
    case .escape: escape()
    case .open(let link): open(link)
    case .expire: expire()
    case .wait(let milliseconds, let withoutReply): wait(milliseconds, withoutReply: withoutReply)
    case .reply(let number, let reply): answer(number, reply)
    case .otherWindow: goToOtherWindow()
    case .signInElsewhere: signInElsewhere()
    case .on(let change, isFirst: _, let action): react(at: change, with: action)
    case .present(let cover): present(cover)
    case .dismissTop: dismissTop()
    case .dismissAll: dismissAll()
    case .replaceRoot: replaceRoot()
    case .finish: .done
    }
  }

  /// The number of requests without a reply, including those of cancelled attempts.
  public var unansweredRequests: Int { calls.count }
}

nonisolated extension Specification {
  /// A call of the gateway.
  struct Call: Sendable, Hashable {
    let number: Int
    /// When the demo gateway replies; nil if it never does.
    var due: Int?
    let login: String
    let password: Password
  }

  /// A request to show a screen.
  enum Request: Sendable, Hashable {
    case login(given: String?, hasPendingComment: Bool)
    case comment
  }

  /// Login, with or without Recovery on top.
  struct Login: Sendable, Hashable {
    var login: String
    var password: Password
    var failure: Failure?
    var notice: String?
    /// The call whose reply is awaited.
    var waitsFor: Int?
    /// The text in Recovery, if it is open.
    var recovery: String?
    /// Whether Recovery is closed at the next occasion (T6).
    var goesBack = false
    /// Whether Login has ended and is closed at the next occasion (T6).
    var hasEnded = false
    /// Whether Comment opens after signing in (R4).
    var hasPendingComment: Bool

    /// Whether an attempt can be started (L3).
    var canSignIn: Bool { !login.isBlank && !password.isEmpty && waitsFor == nil }
  }

  /// Why an attempt failed (L6, L7, L8).
  enum Failure: String, Sendable, Hashable {
    case wrong = "Check your credentials"
    case limit = "Please try again later"
    case unreachable = "No connection"
  }

  /// Comment, with or without its alert.
  struct Comment: Sendable, Hashable {
    let account: String
    var text: String
    var asksToDiscard = false
    /// Whether Comment has ended with its session and is closed at the next occasion (T6).
    var hasEnded = false

    var remaining: Int { 280 - text.withoutSpaceAround.count }
    var canSend: Bool { !text.isBlank && remaining >= 0 }
  }
}

nonisolated extension String {
  /// The text by which accounts and limits are compared (A1, R6).
  var key: String { lowercased() }

  var isBlank: Bool { unicodeScalars.allSatisfy(\.isInvisible) }

  /// The text without what displays nothing at both ends. A combining mark does not hide a space before it, and what ends
  /// an emoji belongs to it.
  var withoutSpaceAround: String {
    guard let start = unicodeScalars.firstIndex(where: { !$0.isInvisible }) else { return "" }
    let rest = self[start...]
    let end = rest.lastIndex { !$0.unicodeScalars.allSatisfy(\.isInvisible) }
    return end.map { String(rest[...$0]) } ?? ""
  }
}

nonisolated extension Unicode.Scalar {
  /// White space, a newline, or a character that displays nothing.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    }
  }
}
