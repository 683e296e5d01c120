import QuartetShared
import QuartetTesting

extension Runner {
  /// Returns the report of the shortest scenario found that shows the same kind of difference, or the given report if
  /// the difference does not recur.
  ///
  /// The scenario has at least one step. Its lines are numbered from 1, its rule is one that is probably broken, and it
  /// has a seed of unspecified behaviour only if it needs one.
  ///
  /// - Parameters:
  ///   - report: The report of a scenario that differs.
  ///   - attempts: The largest number of runs.
  public func shortest(of report: Report, attempts: Int = 3_000) async -> Report {
    guard let difference = report.difference else { return report }
    let lines = report.scenario.lines
    let end = difference.rules == [.m2] ? lines.count : (difference.index ?? -1) + 1
    var moves = lines.prefix(end).map(\.move)
    if moves.isEmpty { moves = [Move(.finish)] }
    var best = report
    /// Whether the moves show the same kind of difference; the last that do are the best.
    func differs(_ moves: [Move], _ scenario: Scenario) async -> Bool {
      if Task.isCancelled { return false }
      let scenario = scenario.with(moves)
      let attempt = await check(scenario)
      guard attempt.difference?.reason.place == difference.reason.place,
        // An object that is not freed with its screen is not freed with the window either.
        (attempt.difference?.rules == [.m2]) == (difference.rules == [.m2])
      else { return false }
      best = attempt
      return true
    }
    guard attempts > 0, await differs(moves, report.scenario) else { return report }
    var shrinker = Shrinker<Move>(attempts: attempts - 1) {
      $0.simpler
    } fails: {
      await differs($0, best.scenario)
    }
    moves = await shrinker.smallest(of: moves)
    for simplify in [{ $0.unspecifiedSeed = nil }, { $0.kind = .email }] as [(inout Scenario) -> Void] {
      var simpler = best.scenario
      simplify(&simpler)
      _ = await differs(moves, simpler)
    }
    best.scenario.rule = Array(best.rules).first?.name ?? best.scenario.rule
    best.scenario.title = "Shrunk from \(report.scenario.name)"
    return best
  }
}

nonisolated extension Scenario {
  /// The same scenario with other steps.
  func with(_ moves: [Move]) -> Scenario {
    var scenario = Scenario(name: name, rule: rule, title: title, kind: kind, moves: moves)
    scenario.unspecifiedSeed = unspecifiedSeed
    return scenario
  }
}

nonisolated extension Move {
  /// The moves that can replace this one in a shrunk scenario, the simplest first.
  var simpler: [[Move]] {
    var simpler = (leavesRunning ? [[Move(step, isEarly: isEarly)]] : [])
    if isEarly { simpler.append([Move(step, leavesRunning: leavesRunning)]) }
    switch step {
    // The session ends, and nothing else.
    case .tap(.element(.reviewAccountButton)): simpler.append([with(.expire)])
    case .tapTogether(let first, let second):
      simpler += [[with(.tap(first))], [with(.tap(second))], [Move(.tap(first)), with(.tap(second))]]
    case .type(let target, let text): simpler += text.simpler.map { [with(.type(target, $0))] }
    case .open(let link):
      let links = ["x", "quartet://comment", "quartet://sign-in", "quartet://sign-in?login=x"]
      simpler += links.prefix { $0 != link }.map { [with(.open($0))] }
    case .wait(let time, let withoutReply):
      simpler += [1, 1_000, 30_000].filter { $0 < time }
        .map { [with(.wait(milliseconds: $0, withoutReply: withoutReply))] }
    case .reply(let number, let reply) where number > 1: simpler.append([with(.reply(1, reply))])
    default: break
    }
    return simpler
  }
}

nonisolated extension String {
  /// Texts that are shorter, or as long with more letters x.
  fileprivate var simpler: [String] {
    let half = count / 2
    let repeated = Substring(repeating: "x", count: count)
    let texts: [Substring] = ["", "x", repeated, prefix(half), suffix(half), dropFirst(), dropLast()]
    return texts.map { String($0) }.filter { $0.weight < weight }
  }

  private var weight: Int { unicodeScalars.reduce(0) { $0 + ($1 == "x" ? 1 : 2) } }
}
