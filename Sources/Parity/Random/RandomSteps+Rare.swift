// Steps about the rules A2, L12, L13 and T6 to T8: rare, since most of them close or cover what other steps are about.
nonisolated extension RandomSteps {
  /// What the user or another module does in the middle of a transition (T7).
  mutating func earlyStep() -> Step {
    switch generator.number(below: 14) {
    case 0..<6: .tap(enabledButton())
    case 6: .tapTogether(enabledButton(), enabledButton())
    case 7: typing()
    case 8: .pressReturn(.element(generator.oneIn(2) ? .loginLogin : .loginPassword))
    case 9: .dismissAll
    case 10: .present(generator.oneIn(2) ? .alert : .sheet)
    case 11: .back
    default: .escape
    }
  }

  /// A step of another module, of an observer, or of a key; nil most of the time.
  mutating func rareStep() -> Step? {
    if usesTwoWindows && generator.oneIn(8) { return .otherWindow }
    if specification.cover != nil {
      return switch generator.number(below: 12) {
      case 0..<3: .dismissTop
      case 3: .dismissAll
      case 4: .signInElsewhere
      case 5: .expire
      case 6..<8: .reply(1, generator.pick(Step.Reply.allCases))
      case 8: nil
      default: .open(RandomLinks.link(using: &generator))
      }
    }
    guard generator.oneIn(6) else { return nil }
    switch generator.number(below: 12) {
    case 0..<3: return otherModuleStep()
    case 3: return .on(generator.pick(Step.Change.allCases), isFirst: generator.oneIn(2), reaction())
    case 4: return .dismissAll
    case 5 where specification.account == nil: return .signInElsewhere
    case 6: return .pressReturn(anyElement())
    default: return stepInState()
    }
  }

  private mutating func reaction() -> Step.Reaction {
    switch generator.number(below: 4) {
    case 0: .expire
    case 1: .signOut
    default: .open(RandomLinks.link(using: &generator))
    }
  }

  private mutating func otherModuleStep() -> Step {
    if specification.asksToDiscard { return .dismissTop }
    if specification.kept != nil || generator.oneIn(6) { return .replaceRoot }
    return .present(generator.oneIn(2) ? .alert : .sheet)
  }

  private mutating func stepInState() -> Step? {
    guard let login = specification.login else { return nil }
    if login.recovery != nil { return generator.oneIn(3) ? .swipeBackHalfway : .swipeBack }
    if login.waitsFor != nil { return .signInElsewhere }
    return .pressReturn(.element(generator.oneIn(3) ? .loginLogin : .loginPassword))
  }
}
