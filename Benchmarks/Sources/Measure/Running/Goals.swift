extension RunCosts {
  /// What the package aims at, in the terms of what was measured.
  static func goals(
    actions: [ActionCosts], componentsAlone: ActionCosts?, growth: [Growth], of patterns: Set<String>
  ) -> [Goal] {
    var goals: [Goal] = []
    for cost in componentsAlone?.costs ?? [] {
      goals.append(
        Goal(
          aim: "a message delivered allocates nothing", subject: cost.subject,
          figure: Double(cost.allocations), limit: 0, isDeterministic: true))
    }
    goals += ratios(componentsAlone, aim: "a tap takes at most two protocol calls and answers", limit: 2)
    for action in actions {
      let (aim, limit): (String, Double)
      switch action.action {
      case .tapToLabel: (aim, limit) = ("from a tap to a label in 1.25 times the baseline's time", 1.25)
      case .openLogin: (aim, limit) = ("Login opens in twice the baseline's time", 2)
      case .closeLogin: (aim, limit) = ("Login closes in twice the baseline's time", 2)
      case .openRecovery: (aim, limit) = ("Recovery opens in twice the baseline's time", 2)
      case .closeRecovery: (aim, limit) = ("Recovery closes in twice the baseline's time", 2)
      case .openComment: (aim, limit) = ("Comment opens in twice the baseline's time", 2)
      case .closeComment: (aim, limit) = ("Comment closes in twice the baseline's time", 2)
      case .start, .keystroke, nil: continue
      }
      goals += ratios(action, aim: aim, limit: limit)
    }
    for growth in growth {
      switch growth.kind {
      case .held:
        goals.append(
          Goal(
            aim: "many screens open hold no more bytes each than few", subject: growth.subject,
            figure: growth.steepening, limit: 1.01, isDeterministic: true))
      case .openedAndClosed:
        goals.append(
          Goal(
            aim: "a screen opened and closed leaves no bytes behind", subject: growth.subject,
            figure: growth.bytesForOneMore, limit: 0, isDeterministic: true))
      }
    }
    return goals.filter { patterns.contains($0.subject) }
  }

  private static func ratios(_ costs: ActionCosts?, aim: String, limit: Double) -> [Goal] {
    (costs?.costs ?? []).compactMap { cost in
      cost.ratio.map { ratio in
        Goal(aim: aim, subject: cost.subject, figure: ratio.median, limit: limit, isDeterministic: false)
      }
    }
  }
}
