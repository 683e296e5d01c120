public import Shared

/// The feature's specification as a value that runs: it takes steps and says what must be seen.
///
/// Everything happens at once for it: transitions take no time, so what it says is what must be seen at rest.
/// It has rules of its own for links, limits, counting and trimming, so that a fault in `Shared` shows.
public nonisolated struct Specification: Sendable {
  /// What a person signs in with.
  public let kind: LoginKind

  // The world: time in milliseconds, the account (A1, A2), the store.
  var now = 0
  var account: String?
  var credentials: (login: String, password: Password) = ("", "")
  var wrongReplies: [String: Int] = [:]
  var limits: [String: Int] = [:]
  var requests: [Request] = []
  var requestCount = 0
  var latest: String?
  var draft = ""

  /// The rules that the last step exercised; at first, those of the start.
  ///
  /// A rule is exercised where something happens that it is about, not where it could be broken. T1, M1 and M2 are
  /// about transitions and objects, of which nothing is known here: ``Walkthrough`` adds them.
  public internal(set) var rules: RuleSet = [.r1, .r2]

  // What is open over Review; never both.
  var login: Login?
  var comment: Comment?

  /// Starts where the feature starts: nobody signed in, nothing remembered, Review alone.
  public init(kind: LoginKind = .email) {
    self.kind = kind
  }

  /// Does one step.
  ///
  /// - Returns: Whether it could be taken; one that could not has changed nothing.
  public mutating func perform(_ step: Step) -> Outcome {
    rules = RuleSet()
    return switch step {
    case .tap(let target): tap(target)
    case .tapTogether(let first, let second): tapTogether(first, second)
    case .type(let target, let text): type(text, into: target)
    case .swipe: swipe()
    case .swipeHalfway: swipeHalfway()
    case .back: back()
    case .escape: escape()
    case .open(let link): open(link)
    case .expire: expire()
    case .wait(let milliseconds): wait(milliseconds)
    case .reply(let number, let reply): answer(number, reply)
    case .finish: .done
    }
  }

  /// How many requests the gateway has not answered, those of attempts that were given up included.
  public var unansweredRequests: Int { requests.count }
}

nonisolated extension Specification {
  /// What the gateway was asked.
  struct Request: Sendable {
    let number: Int
    let due: Int
    let login: String
    let password: Password
  }

  /// Login, with Recovery over it or not.
  struct Login: Sendable {
    var login: String
    var password: Password
    var failure: Failure?
    var notice: String?
    /// The request whose reply it waits for.
    var waitsFor: Int?
    /// What is typed in Recovery, if that is open.
    var recovery: String?
    /// Whether Comment follows once it has ended signed in (R4).
    var wantsComment: Bool

    /// Whether an attempt can be started (L3).
    var canSignIn: Bool { !login.isBlank && !password.isEmpty && waitsFor == nil }
  }

  /// Why an attempt failed (L6, L7, L8).
  enum Failure: String, Sendable {
    case wrong = "Check your credentials"
    case limit = "Please try again later"
    case unreachable = "No connection"
  }

  /// Comment, with its alert over it or not.
  struct Comment: Sendable {
    var text: String
    var asksToDiscard = false

    var remaining: Int { 280 - text.count }
    var canSend: Bool { !text.isBlank && remaining >= 0 }
  }
}

nonisolated extension String {
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isSpace) }

  /// Without white space and newlines at both ends, which are scalars: a combining mark does not hide a space.
  var withoutSpaceAround: String {
    guard
      let start = unicodeScalars.firstIndex(where: { !$0.isSpace }),
      let end = unicodeScalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(unicodeScalars[start...end])
  }
}

nonisolated extension Specification {
  mutating func note(_ rule: Rule) { rules.insert(rule) }

  mutating func note(_ first: Rule, _ second: Rule) {
    rules.insert(first)
    rules.insert(second)
  }

  mutating func note(_ first: Rule, _ second: Rule, _ third: Rule) {
    note(first, second)
    rules.insert(third)
  }
}

nonisolated extension Unicode.Scalar {
  /// White space or a newline as Foundation counts them: the zero-width space is one of them, by Unicode it is not.
  fileprivate var isSpace: Bool { properties.isWhitespace || self == "\u{200b}" }
}
