// Steps about the rules A2, L12, L13 and T6 to T8: rare, since most of them close or cover what other steps are about.
nonisolated extension RandomSteps {
  /// What the user or other code does in the middle of a transition (T7).
  mutating func earlyStep() -> Step {
    switch generator.number(below: 12) {
    case 0..<6: .tap(enabledButton())
    case 6: .tapTogether(enabledButton(), enabledButton())
    case 7: typing()
    case 8: .pressReturn(.element(generator.oneIn(2) ? .loginLogin : .loginPassword))
    case 9: .dismissAll
    default: .escape
    }
  }

  /// A step of other code, of an observer, or of a key; nil most of the time.
  mutating func rareStep() -> Step? {
    if usesTwoWindows && generator.oneIn(8) { return .otherWindow }
    if specification.cover != nil {
      return switch generator.number(below: 8) {
      case 0..<3: .dismissTop
      case 3: .dismissAll
      case 4: .signInElsewhere
      case 5: nil
      default: .open(RandomLinks.link(using: &generator))
      }
    }
    guard generator.oneIn(6) else { return nil }
    switch generator.number(below: 12) {
    case 0..<3: return otherCodeStep()
    case 3: return .onSignIn(generator.oneIn(2) ? .expire : .open(RandomLinks.link(using: &generator)))
    case 4: return .dismissAll
    case 5 where specification.account == nil: return .signInElsewhere
    case 6: return .pressReturn(anyElement())
    default: return stepInState()
    }
  }

  private mutating func otherCodeStep() -> Step {
    if specification.asksToDiscard { return .dismissTop }
    if specification.postponed != nil || generator.oneIn(3) { return .replaceRoot }
    return .present(generator.oneIn(2) ? .alert : .sheet)
  }

  private mutating func stepInState() -> Step? {
    guard let login = specification.login else { return nil }
    if login.recovery != nil { return generator.oneIn(3) ? .swipeBackHalfway : .swipeBack }
    if login.waitsFor != nil { return .signInElsewhere }
    return .pressReturn(.element(generator.oneIn(3) ? .loginLogin : .loginPassword))
  }
}
