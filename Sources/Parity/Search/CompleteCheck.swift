public import FeatureEntry

/// Checks implementations in every state within a bound.
///
/// An implementation that differs is left out of the following pieces.
public final class CompleteCheck {
  /// The walk.
  public let tour: Tour
  /// The seeds of UIKit's unspecified behaviour with which the tour is walked; nil is the most likely behaviour.
  public let seeds: [UInt64?]
  /// The steps so far, over all implementations.
  public private(set) var steps = 0

  private var features: [any Feature.Type]

  /// Makes a check.
  public init(_ features: [any Feature.Type], _ tour: Tour, seeds: [UInt64?] = [nil]) {
    self.features = features
    self.tour = tour
    self.seeds = seeds
  }

  /// The number of pieces, over all seeds.
  public var pieceCount: Int { tour.pieces.count * seeds.count }

  /// Walks one piece with each remaining implementation.
  ///
  /// - Returns: A report with the shortest steps from the start for each implementation that differs.
  public func walk(_ number: Int) async -> [Report] {
    let piece = tour.pieces[number % tour.pieces.count]
    let seed = seeds[number / tour.pieces.count]
    guard !features.isEmpty else { return [] }
    var scenario = tour.scenario("piece-\(number)", piece.moves)
    scenario.unspecifiedSeed = seed
    let trace = ExpectedTrace(scenario)
    var found: [Report] = []
    for feature in features {
      var runner = Runner(feature, checksLeaks: !piece.leakChecks.isEmpty)
      runner.keepsSteps = false
      let report = await runner.check(scenario, against: trace, leakChecks: piece.leakChecks)
      steps += scenario.lines.count
      if report.passes { continue }
      features.removeAll { $0 == feature }
      found.append(await shortest(report, in: piece, Runner(feature)))
    }
    return found
  }

  /// The shortest steps from the start that show the difference; if it depends on earlier steps, the shrunk ones.
  private func shortest(_ report: Report, in piece: Tour.Piece, _ runner: Runner) async -> Report {
    guard let difference = report.difference, let index = difference.index else { return report }
    var first = index
    while first > 0, piece.moves[first - 1].leavesRunning { first -= 1 }
    let path = tour.search.path(to: piece.states[first]).map { Move($0) }
    var scenario = tour.scenario("state-\(piece.states[first])", path + piece.moves[first...index])
    scenario.unspecifiedSeed = report.scenario.unspecifiedSeed
    let shortest = await runner.check(scenario)
    if !shortest.passes { return shortest }
    var shrinker = Shrinker(runner)
    return await shrinker.smallest(of: report)
  }
}

nonisolated extension Tour {
  fileprivate func scenario(_ name: String, _ moves: some Sequence<Move>) -> Scenario {
    Scenario(
      name: name, rule: "T1", title: "Within the bound \(search.bound.name)", kind: search.bound.kind,
      moves: Array(moves))
  }
}
