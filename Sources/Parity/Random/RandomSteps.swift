import Shared

/// Steps that a person and the world might take next, one after another without end.
///
/// It works the specification, so that most steps can be taken and deep states are reached; some steps cannot.
nonisolated struct RandomSteps: Sequence, IteratorProtocol {
  private var specification: Specification
  private var generator: SplitMix64
  private let accounts: [(String, String)]
  private var isRunning = false

  var kind: LoginKind { specification.kind }

  init(kind: LoginKind, generator: SplitMix64) {
    specification = Specification(kind: kind)
    self.generator = generator
    accounts = kind == .email ? RandomTexts.emails : RandomTexts.phones
  }

  mutating func next() -> Move? {
    let step = step()
    _ = specification.perform(step)
    isRunning = generator.oneIn(3)
    return Move(step, leavesRunning: isRunning)
  }

  private mutating func step() -> Step {
    // A hand waits for transitions to end; the world comes in the middle of them.
    if isRunning && !generator.oneIn(3) { return worldStep() }
    switch generator.number(below: 20) {
    case 0..<9: return likelyStep()
    case 9..<11: return .tap(anyButton())
    case 11: return .tapTogether(enabledButton(), enabledButton())
    case 12: return generator.oneIn(4) ? .tapTogether(anyButton(), anyButton()) : typing()
    case 13: return generator.oneIn(8) ? .type(anyElement(), RandomTexts.any(using: &generator)) : typing()
    case 14: return gesture()
    default: return worldStep()
    }
  }

  /// What a person does who wants to get somewhere, or what they wait for.
  private mutating func likelyStep() -> Step {
    switch specification.state {
    case .reviewSignedOut: .tap(enabledButton())
    case .reviewSignedIn: .tap(generator.oneIn(4) ? enabledButton() : target(.reviewCommentButton))
    case .loginIncomplete, .wantedIncomplete: filling()
    case .loginComplete, .wantedComplete:
      .tap(generator.oneIn(4) ? enabledButton() : target(.loginSignInButton))
    case .loginFailed, .wantedFailed: .tap(target(.loginSignInButton))
    case .loginNoticed, .wantedNoticed: generator.oneIn(2) ? gesture() : filling()
    case .loginWaiting, .wantedWaiting: generator.oneIn(3) ? wait() : reply(specification.unansweredRequests)
    case .recoveryEmpty, .wantedRecoveryEmpty: typing()
    case .recoveryFilled, .wantedRecoveryFilled: leavingRecovery()
    case .commentBlank: typing()
    case .commentWritten: .tap(enabledButton())
    case .commentTooLong: generator.oneIn(2) ? typing() : .tap(enabledButton())
    case .alert: .tap(anyButton())
    }
  }

  private mutating func leavingRecovery() -> Step {
    generator.pick([.back, .swipe, typing(), .tap(target(.recoverySendButton))])
  }

  private mutating func worldStep() -> Step {
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

  /// Some time: often just before, at or after a moment at which something becomes due.
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

  /// Types something into a field that is on top, or was.
  private mutating func typing() -> Step {
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

  /// An element by its identifier, or by its number if it is on top.
  private mutating func target(_ identifier: Identifier) -> Step.Target {
    let index = generator.oneIn(8) ? specification.identifiersOnTop.firstIndex(of: identifier) : nil
    return index.map { .number($0 + 1) } ?? .element(identifier)
  }

  private mutating func enabledButton() -> Step.Target {
    if specification.asksToDiscard { return generator.pick(Self.alert) }
    let enabled = specification.identifiersOnTop.filter(specification.isTouchable)
    return target(enabled.isEmpty ? generator.pick(Self.buttons) : generator.pick(enabled))
  }

  /// A button that may be disabled, covered or absent.
  private mutating func anyButton() -> Step.Target {
    if specification.asksToDiscard && !generator.oneIn(4) { return generator.pick(Self.alert) }
    if generator.oneIn(5) { return target(generator.pick(Self.buttons)) }
    let buttons = specification.identifiersOnTop.filter { $0.kind == .button }
    return target(generator.pick(buttons))
  }

  private mutating func anyElement() -> Step.Target {
    generator.oneIn(3)
      ? .number(1 + generator.number(below: 9)) : .element(generator.pick(Identifier.allCases))
  }
}

nonisolated extension Specification {
  /// When something changes by itself: a reply becomes due, or the limit of the login that is typed ends.
  fileprivate var moments: [Int] {
    let limit = login.flatMap { limits[$0.login.withoutSpaceAround] }
    return requests.map(\.due) + (limit.map { $0 < now ? [] : [$0] } ?? [])
  }
}
