import Shared

/// Reduces a difference to a scenario that is as short and as plain as it finds.
///
/// Greedy: it takes steps away in chunks, then one by one, then makes those that are left plainer, and begins again
/// until nothing helps. Every attempt is a fresh run beside a fresh specification, and counts only if it ends in
/// the same kind of difference.
public struct Shrinker {
  private let runner: Runner
  private var attempts: Int

  /// Prepares to shrink.
  ///
  /// - Parameters:
  ///   - runner: What found the difference.
  ///   - attempts: How many runs it may take.
  public init(_ runner: Runner, attempts: Int = 3_000) {
    self.runner = runner
    self.attempts = attempts
  }

  /// The report of the shortest scenario that it finds, which may be the one that it was given.
  ///
  /// A scenario has one step at least. Its lines are numbered from 1, its rule is the one that is broken, and it names choices only if it needs them.
  public mutating func smallest(of report: Report) async -> Report {
    guard var best = await starting(with: report) else { return report }
    var isSmaller = true
    while isSmaller {
      isSmaller = await shorten(&best)
      isSmaller = await simplify(&best) || isSmaller
    }
    best.scenario.rule = best.brokenRule?.name ?? best.scenario.rule
    best.scenario.title = "Found by chance, and made as short as it goes"
    return best
  }

  /// What remains when the steps after the difference have gone; nil if it does not happen again.
  private mutating func starting(with report: Report) async -> Report? {
    guard let difference = report.difference else { return nil }
    let last = difference.line?.number ?? 0
    let atTheEnd = difference.rules.contains(.m2)
    let moves = report.scenario.lines.filter { atTheEnd || $0.number <= last }.map(\.move)
    return await attempt(moves.isEmpty ? [Move(.finish)] : moves, like: report)
  }

  /// Takes steps away, as many at once as it can.
  private mutating func shorten(_ best: inout Report) async -> Bool {
    var isShorter = false
    var size = max(1, best.scenario.lines.count / 2)
    while size > 0 {
      var end = best.scenario.lines.count
      while end > 0 {
        var moves = best.scenario.lines.map(\.move)
        let start = max(0, end - size)
        moves.removeSubrange(start..<min(end, moves.count))
        if let smaller = await attempt(moves, like: best) {
          best = smaller
          isShorter = true
        }
        end = min(start, best.scenario.lines.count)
      }
      size /= 2
    }
    return isShorter
  }

  /// Makes everything that is left plainer: kind, choices, steps.
  private mutating func simplify(_ best: inout Report) async -> Bool {
    var isPlainer = false
    var scenario = best.scenario
    if scenario.choicesSeed != nil {
      scenario.choicesSeed = nil
      isPlainer = await take(scenario, &best) || isPlainer
    }
    scenario = best.scenario
    if scenario.kind == .phone {
      scenario.kind = .email
      isPlainer = await take(scenario, &best) || isPlainer
    }
    for index in best.scenario.lines.indices.reversed() where index < best.scenario.lines.count {
      while await simplifyStep(at: index, &best) { isPlainer = true }
    }
    return isPlainer
  }

  private mutating func simplifyStep(at index: Int, _ best: inout Report) async -> Bool {
    guard best.scenario.lines.indices.contains(index) else { return false }
    for move in best.scenario.lines[index].move.plainer {
      var scenario = best.scenario
      scenario.lines[index].move = move
      if await take(scenario, &best) { return true }
    }
    return false
  }

  private mutating func take(_ scenario: Scenario, _ best: inout Report) async -> Bool {
    guard let smaller = await attempt(scenario, like: best) else { return false }
    best = smaller
    return true
  }

  private mutating func attempt(_ moves: [Move], like report: Report) async -> Report? {
    let old = report.scenario
    var scenario = Scenario(name: old.name, rule: old.rule, title: old.title, kind: old.kind, moves: moves)
    scenario.choicesSeed = old.choicesSeed
    return await attempt(scenario, like: report)
  }

  private mutating func attempt(_ scenario: Scenario, like report: Report) async -> Report? {
    guard attempts > 0, !scenario.lines.isEmpty else { return nil }
    attempts -= 1
    let attempt = await runner.check(scenario)
    guard let sort = attempt.difference?.reason.sort, sort == report.difference?.reason.sort else {
      return nil
    }
    return attempt
  }
}

nonisolated extension Report.Reason {
  /// What two differences have in common that may have the same cause.
  fileprivate enum Sort: Hashable {
    case outcome(expected: Outcome, shown: Outcome)
    case place(Place)
    case warnings, restless
    case leaks(String)
  }

  fileprivate var sort: Sort {
    switch self {
    case .outcome(let expected, let shown): .outcome(expected: expected, shown: shown)
    case .snapshot(let expected, let shown): .place(Place(expected, shown))
    case .warnings: .warnings
    case .leaks(let texts): .leaks(texts.first ?? "")
    case .restless: .restless
    }
  }
}
