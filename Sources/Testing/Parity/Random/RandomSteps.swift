import QuartetShared
import QuartetTesting

/// A sequence of random steps: those of all bounds, with odd texts, links and times, at odd moments.
///
/// It follows the specification's state, so that most steps are possible and deep states are reached; some are not.
nonisolated struct RandomSteps: Sequence, IteratorProtocol {
  private(set) var specification: Specification
  private var generator: SplitMix64
  private let steps: [Step]
  private let accounts: [(String, String)]
  private var isRunning = false
  /// Whether the last step has opened or closed something, and left the transition running.
  private var isOpening = false
  /// Whether the last step leads to what the rules leave open.
  private var isOver = false

  init(kind: LoginKind, generator: SplitMix64, usesTwoWindows: Bool) {
    specification = Specification(kind: kind)
    self.generator = generator
    accounts = kind == .email ? RandomTexts.emails : RandomTexts.phones
    steps = Self.steps.filter { usesTwoWindows || $0 != .otherWindow }
  }

  /// The steps of all bounds, each once.
  private static let steps = Bound.all.flatMap(\.steps).reduce(into: [Step]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  mutating func next() -> Move? {
    guard !isOver else { return nil }
    let isEarly = isOpening && generator.oneIn(2)
    // A user action waits for transitions to end; an environment event comes in the middle of them.
    let isEvent = isRunning && !isEarly && !generator.oneIn(3)
    let step = isEarly || isEvent || generator.oneIn(2) ? anyStep(isEvent: isEvent) : usefulStep()
    let opened = specification.opened
    if specification.perform(step) == .unspecified {
      guard generator.oneIn(2) else { return next() }
      // The last step: the feature has to stay alive (T9).
      isOver = true
      return Move(step)
    }
    // Login goes when a swipe has ended. If the user signs in in the other window before, the rules leave open whether
    // it ends signed in.
    let leavesRunning = generator.oneIn(3) && !(specification.other != nil && step == .swipe)
    let move = Move(step, leavesRunning: leavesRunning, isEarly: isEarly && step.waitsUntilIdle)
    isRunning = move.leavesRunning
    isOpening = isRunning && specification.opened != opened
    return move
  }

  /// A step of the bounds; rarely one that is refused.
  private mutating func anyStep(isEvent: Bool) -> Step {
    var step = varied(generator.pick(steps))
    for _ in 0..<8 where !generator.oneIn(4) {
      var after = specification
      if after.perform(step) != .refused, !isEvent || !step.waitsUntilIdle { break }
      step = varied(generator.pick(steps))
    }
    return step
  }

  /// A step that makes progress: it fills a field, presses the next button, or is the reply that is awaited.
  private mutating func usefulStep() -> Step {
    if specification.cover != nil { return .dismissTop }
    if specification.asksToDiscard { return .tap(.number(generator.number(below: 2) + 1)) }
    if let comment = specification.comment {
      return comment.canSend && generator.oneIn(2)
        ? .tap(.element(.commentSendButton)) : varied(.type(.element(.commentText), ""))
    }
    guard let login = specification.login else {
      return .tap(.element(generator.oneIn(4) ? .reviewAccountButton : .reviewCommentButton))
    }
    if login.recovery != nil { return generator.pick([.back, .swipe, .tap(.element(.recoverySendButton))]) }
    if login.waitsFor != nil {
      return generator.oneIn(3)
        ? varied(.wait(milliseconds: 0)) : varied(.reply(specification.unansweredRequests, .accepted))
    }
    if login.canSignIn { return .tap(.element(.loginSignInButton)) }
    return varied(.type(.element(login.login.isBlank ? .loginLogin : .loginPassword), ""))
  }

  /// The step with another text, link, time or reply.
  private mutating func varied(_ step: Step) -> Step {
    switch step {
    case .type(.element(.loginPassword), _):
      let login = specification.login?.login.withoutSpaceAround ?? ""
      return .type(
        .element(.loginPassword), RandomTexts.password(for: login, accounts, using: &generator))
    case .type(.element(.commentText), _):
      return .type(.element(.commentText), RandomTexts.comment(using: &generator))
    case .type(let target, _): return .type(target, RandomTexts.login(accounts, using: &generator))
    case .open: return .open(RandomTexts.link(using: &generator))
    case .wait(_, let withoutReply): return .wait(milliseconds: time(), withoutReply: withoutReply)
    case .reply(let number, _):
      let replies: [Step.Reply] = [.accepted, .accepted, .accepted, .wrong, .wrong, .wrong, .unreachable]
      return .reply(Swift.max(1, number), generator.pick(replies))
    default: return step
    }
  }

  /// A time that often ends just before, at or after the time at which something is due.
  private mutating func time() -> Int {
    let limit = specification.login.flatMap { specification.limits[$0.login.withoutSpaceAround.key] }
    let moments = (specification.calls.compactMap(\.due) + [limit ?? 0]).filter { $0 > specification.now }
    if !moments.isEmpty && generator.oneIn(2) {
      return generator.pick(moments) - specification.now + generator.number(below: 3) - 1
    }
    return generator.pick([0, 1, 500, 999, 1_000, 1_001, 29_999, 30_000, 30_001, 90_000])
  }
}
