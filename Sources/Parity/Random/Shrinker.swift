import Shared

/// Shrinks the scenario of a difference.
///
/// It is greedy: it removes steps in chunks, then one by one, then simplifies the rest, and repeats this until
/// nothing changes. An attempt is a fresh run, and succeeds if it ends in the same kind of difference.
public struct Shrinker {
  private let runner: Runner
  private var attempts: Int

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - runner: The runner that found the difference.
  ///   - attempts: The largest number of runs.
  public init(_ runner: Runner, attempts: Int = 3_000) {
    self.runner = runner
    self.attempts = attempts
  }

  /// Returns the report of the shortest scenario found, or the given report if the difference does not recur.
  ///
  /// The scenario has at least one step. Its lines are numbered from 1, its rule is the broken one, and it has a seed
  /// of unspecified behaviour only if it needs one.
  public mutating func smallest(of report: Report) async -> Report {
    guard var best = await starting(with: report) else { return report }
    var isSmaller = true
    while isSmaller {
      isSmaller = await shorten(&best)
      isSmaller = await simplify(&best) || isSmaller
    }
    best.scenario.rule = best.brokenRule?.name ?? best.scenario.rule
    best.scenario.title = "Shrunk from \(report.scenario.name)"
    return best
  }

  /// The report without the steps after the difference; nil if the difference does not recur.
  private mutating func starting(with report: Report) async -> Report? {
    guard let difference = report.difference else { return nil }
    let lines = report.scenario.lines
    let isAtEnd = difference.rules.contains(.m2)
    let moves = lines.prefix(isAtEnd ? lines.count : (difference.index ?? -1) + 1).map(\.move)
    return await attempt(moves.isEmpty ? [Move(.finish)] : moves, like: report)
  }

  /// Removes steps, in large chunks first.
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

  /// Simplifies what is left: the seed, the kind and the steps.
  private mutating func simplify(_ best: inout Report) async -> Bool {
    var isSimpler = false
    var scenario = best.scenario
    if scenario.unspecifiedSeed != nil {
      scenario.unspecifiedSeed = nil
      isSimpler = await take(scenario, &best) || isSimpler
    }
    scenario = best.scenario
    if scenario.kind == .phone {
      scenario.kind = .email
      isSimpler = await take(scenario, &best) || isSimpler
    }
    for index in best.scenario.lines.indices.reversed() where index < best.scenario.lines.count {
      while await simplifyStep(at: index, &best) { isSimpler = true }
    }
    return isSimpler
  }

  private mutating func simplifyStep(at index: Int, _ best: inout Report) async -> Bool {
    guard best.scenario.lines.indices.contains(index) else { return false }
    for move in best.scenario.lines[index].move.simpler {
      var scenario = best.scenario
      scenario.lines[index].move = move
      if await take(scenario, &best) { return true }
    }
    return await splitTaps(at: index, &best)
  }

  /// Two taps one after the other are simpler than two in one turn.
  private mutating func splitTaps(at index: Int, _ best: inout Report) async -> Bool {
    var moves = best.scenario.lines.map(\.move)
    guard case .tapTogether(let first, let second) = moves[index].step else { return false }
    moves.replaceSubrange(
      index...index,
      with: [Move(.tap(first)), Move(.tap(second), leavesRunning: moves[index].leavesRunning)])
    guard let simpler = await attempt(moves, like: best) else { return false }
    best = simpler
    return true
  }

  private mutating func take(_ scenario: Scenario, _ best: inout Report) async -> Bool {
    guard let smaller = await attempt(scenario, like: best) else { return false }
    best = smaller
    return true
  }

  private mutating func attempt(_ moves: [Move], like report: Report) async -> Report? {
    let old = report.scenario
    var scenario = Scenario(name: old.name, rule: old.rule, title: old.title, kind: old.kind, moves: moves)
    scenario.unspecifiedSeed = old.unspecifiedSeed
    return await attempt(scenario, like: report)
  }

  private mutating func attempt(_ scenario: Scenario, like report: Report) async -> Report? {
    guard attempts > 0, !scenario.lines.isEmpty else { return nil }
    attempts -= 1
    let attempt = await runner.check(scenario)

    guard let kind = attempt.difference?.reason.kind, kind == report.difference?.reason.kind else {
      return nil
    }
    return attempt
  }
}

nonisolated extension Report.Reason {
  /// What two differences share that probably have the same cause.
  enum Kind: Hashable {
    case outcome(expected: Outcome, shown: Outcome)
    case place(Place)
    case warnings, neverSettles, deadEnd
    case leaks(String)
  }

  var kind: Kind {
    switch self {
    case .outcome(let expected, let shown): .outcome(expected: expected, shown: shown)
    case .snapshot(let expected, let shown): .place(Place(expected, shown))
    case .warnings: .warnings
    case .leaks(let texts): .leaks(texts.first ?? "")
    case .neverSettles: .neverSettles
    case .deadEnd: .deadEnd
    }
  }
}
