import Shared

/// A sequence of random user actions and environment events.
///
/// It follows the specification's state, so that most steps are possible and deep states are reached; some are not.
nonisolated struct RandomSteps: Sequence, IteratorProtocol {
  var specification: Specification
  var generator: SplitMix64
  private let accounts: [(String, String)]
  /// Whether the user goes to the other window from time to time.
  let usesTwoWindows: Bool
  private var isRunning = false
  /// Whether the last step has opened or closed something, and left the transition running.
  private var isOpening = false
  /// Whether the last step leads to what the rules leave open.
  private(set) var isOver = false

  var kind: LoginKind { specification.kind }

  init(kind: LoginKind, generator: SplitMix64, usesTwoWindows: Bool) {
    specification = Specification(kind: kind)
    self.generator = generator
    self.usesTwoWindows = usesTwoWindows
    accounts = kind == .email ? RandomTexts.emails : RandomTexts.phones
  }

  mutating func next() -> Move? {
    guard !isOver else { return nil }
    let isEarly = isOpening && generator.oneIn(2)
    let step = (isEarly ? earlyStep() : rareStep()) ?? usualStep()
    let opened = specification.opened
    if specification.perform(step) == .unspecified {
      guard generator.oneIn(4) else { return next() }
      // The last step: the feature has to stay alive (T9).
      isOver = true
      return Move(step)
    }
    // Login goes when a swipe has ended. If the user signs in in the other window before, the rules leave open whether
    // it ends signed in.
    let leavesRunning = generator.oneIn(3) && !(usesTwoWindows && step == .swipe)
    let move = Move(step, leavesRunning: leavesRunning, isEarly: isEarly)
    isRunning = move.leavesRunning
    isOpening = isRunning && specification.opened != opened
    return move
  }

  /// Taps each enabled button in turn, at most eight in each window.
  mutating func trial() -> [Move] {
    guard !isOver else { return [] }
    let steps = trialOfWindow()
    guard specification.other != nil else { return steps }
    _ = specification.perform(.otherWindow)
    return steps + [Move(.otherWindow)] + trialOfWindow()
  }

  private mutating func trialOfWindow() -> [Move] {
    var tried: Set<Identifier> = []
    var steps: [Step] = specification.cover == nil ? [] : [.dismissTop]
    if !steps.isEmpty { _ = specification.perform(.dismissTop) }
    for _ in 0..<8 {
      let button = specification.identifiersOnTop.first {
        specification.isTappable($0) && !tried.contains($0)
      }
      var target = button.map(Step.Target.element)
      if specification.asksToDiscard { target = .button(Specification.discard) }
      guard let target else { break }
      if let button { tried.insert(button) }
      if specification.perform(.tap(target)) != .unspecified { steps.append(.tap(target)) }
    }
    return steps.map { Move($0) }
  }

  private mutating func usualStep() -> Step {
    // A user action waits for transitions to end; an environment event comes in the middle of them.
    if isRunning && !generator.oneIn(3) { return environmentEvent() }
    switch generator.number(below: 20) {
    case 0..<9: return plausibleStep()
    case 9..<11: return .tap(anyButton())
    case 11: return .tapTogether(enabledButton(), enabledButton())
    case 12: return generator.oneIn(4) ? .tapTogether(anyButton(), anyButton()) : typing()
    case 13: return generator.oneIn(8) ? .type(anyElement(), RandomTexts.any(using: &generator)) : typing()
    case 14: return gesture()
    default: return environmentEvent()
    }
  }

  /// A step that makes progress: a useful user action, or the event that is awaited.
  private mutating func plausibleStep() -> Step {
    switch specification.state {
    case .reviewSignedOut: .tap(enabledButton())
    case .reviewSignedIn: .tap(generator.oneIn(4) ? enabledButton() : target(.reviewCommentButton))
    case .loginIncomplete, .pendingIncomplete: filling()
    case .loginComplete, .pendingComplete:
      .tap(generator.oneIn(4) ? enabledButton() : target(.loginSignInButton))
    case .loginFailed, .pendingFailed: .tap(target(.loginSignInButton))
    case .loginNoticed, .pendingNoticed: generator.oneIn(2) ? gesture() : filling()
    case .loginWaiting, .pendingWaiting: generator.oneIn(3) ? wait() : reply(specification.unansweredRequests)
    case .recoveryEmpty, .pendingRecoveryEmpty: typing()
    case .recoveryFilled, .pendingRecoveryFilled: leavingRecovery()
    case .commentBlank: typing()
    case .commentWritten: generator.oneIn(4) ? .swipe : .tap(enabledButton())
    case .commentTooLong: generator.oneIn(2) ? typing() : .tap(enabledButton())
    case .alert: .tap(anyButton())
    }
  }

  private mutating func leavingRecovery() -> Step {
    generator.pick([.back, .swipe, typing(), .tap(target(.recoverySendButton))])
  }

  private mutating func environmentEvent() -> Step {
    switch generator.number(below: 20) {
    case 0..<8: .open(RandomLinks.link(using: &generator))
    case 8..<11: .expire
    case 11..<14: wait()
    case 14..<18: reply(1 + generator.number(below: Swift.max(1, specification.unansweredRequests)))
    case 18: reply(specification.unansweredRequests + 1)
    default: .finish
    }
  }

  private mutating func gesture() -> Step {
    switch generator.number(below: 8) {
    case 0..<3: .swipe
    case 3: .swipeHalfway
    case 4..<6: .back
    default: .escape
    }
  }

  private mutating func reply(_ number: Int) -> Step {
    .reply(
      Swift.max(1, number),
      generator.pick([.accepted, .accepted, .accepted, .wrong, .wrong, .wrong, .unreachable]))
  }

  /// A wait that often ends just before, at or after the time at which something is due.
  private mutating func wait() -> Step {
    let moments = specification.moments
    if !moments.isEmpty && generator.oneIn(2) {
      let milliseconds = generator.pick(moments) - specification.now + generator.number(below: 3) - 1
      return .wait(milliseconds: Swift.max(0, milliseconds))
    }
    return .wait(
      milliseconds: generator.pick([0, 1, 500, 999, 1_000, 1_001, 29_999, 30_000, 30_001, 90_000]))
  }
}

// Typing.
nonisolated extension RandomSteps {
  private mutating func filling() -> Step {
    guard let login = specification.login else { return typing() }
    if login.login.isBlank || !login.password.isEmpty && generator.oneIn(2) {
      return .type(target(.loginLogin), RandomTexts.login(accounts, using: &generator))
    }
    let name = login.login.withoutSpaceAround
    return .type(target(.loginPassword), RandomTexts.password(for: name, accounts, using: &generator))
  }

  /// Types into a field of the top screen, or into one that is absent.
  mutating func typing() -> Step {
    if specification.comment != nil {
      return .type(target(.commentText), RandomTexts.comment(using: &generator))
    }
    guard let login = specification.login else {
      return .type(target(.loginLogin), RandomTexts.any(using: &generator))
    }
    guard login.recovery == nil else {
      let isEmptied = generator.oneIn(3)
      return .type(
        target(.recoveryLogin),
        isEmptied ? generator.pick(["", " ", "\n"]) : RandomTexts.login(accounts, using: &generator))
    }
    return generator.oneIn(2)
      ? .type(target(.loginLogin), RandomTexts.login(accounts, using: &generator)) : filling()
  }
}

// Targets.
nonisolated extension RandomSteps {
  private static let buttons = Identifier.allCases.filter { $0.kind == .button }
  private static let alert = [Step.Target.number(1), .number(2), .button("Keep editing"), .button("Discard")]

  /// An element by its identifier, or by its number on the top screen.
  private mutating func target(_ identifier: Identifier) -> Step.Target {
    let index = generator.oneIn(8) ? specification.identifiersOnTop.firstIndex(of: identifier) : nil
    return index.map { .number($0 + 1) } ?? .element(identifier)
  }

  mutating func enabledButton() -> Step.Target {
    if specification.asksToDiscard { return generator.pick(Self.alert) }
    let enabled = specification.identifiersOnTop.filter(specification.isTappable)
    return target(enabled.isEmpty ? generator.pick(Self.buttons) : generator.pick(enabled))
  }

  /// A button that can be disabled, covered or absent.
  private mutating func anyButton() -> Step.Target {
    if specification.asksToDiscard && !generator.oneIn(4) { return generator.pick(Self.alert) }
    if generator.oneIn(5) { return target(generator.pick(Self.buttons)) }
    let buttons = specification.identifiersOnTop.filter { $0.kind == .button }
    return target(generator.pick(buttons))
  }

  mutating func anyElement() -> Step.Target {
    generator.oneIn(3)
      ? .number(1 + generator.number(below: 9)) : .element(generator.pick(Identifier.allCases))
  }
}

nonisolated extension Specification {
  /// The times at which a reply is due, or at which the limit of the typed login ends.
  fileprivate var moments: [Int] {
    let limit = login.flatMap { limits[$0.login.withoutSpaceAround.key] }
    return calls.map(\.due) + (limit.map { $0 < now ? [] : [$0] } ?? [])
  }
}
