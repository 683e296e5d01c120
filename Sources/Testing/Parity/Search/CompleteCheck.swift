public import QuartetFeatureEntry

/// Checks implementations in every state within a bound.
///
/// An implementation that differs is left out of the rest.
public final class CompleteCheck {
  /// Seeds whose behaviours contain each pair of values of two choices; nil, the most likely behaviour, is the first.
  ///
  /// Most bugs that depend on choices depend on one or two of them. A search among the first three thousand seeds has found
  /// these.
  public static let pairwiseSeeds: [UInt64?] = [nil, 7, 26, 318, 483, 551, 584, 975, 2_287]

  /// The walk.
  public let tour: Tour
  /// The seeds of UIKit's unspecified behaviour with which the tour is walked; nil is the most likely behaviour.
  public let seeds: [UInt64?]
  /// The steps so far, over all implementations.
  public private(set) var steps = 0
  /// The pieces that were walked so far, over all seeds and implementations.
  public private(set) var walked = 0

  private var features: [any Feature.Type]
  /// The implementations that have still to walk the current piece.
  private var remaining: [any Feature.Type] = []
  private var number = -1
  private var piece = Tour.Piece()
  private var scenario: Scenario
  private var trace: ExpectedTrace
  /// The shortest scenario for each step of the piece, if the process is watched.
  private var notes: [String]?
  private var pathTexts: [Int: String] = [:]

  /// Makes a check.
  public init(_ features: [any Feature.Type], _ tour: Tour, seeds: [UInt64?] = [nil]) {
    self.features = features
    self.tour = tour
    self.seeds = seeds
    scenario = tour.scenario([])
    trace = ExpectedTrace(scenario)
  }

  /// The number of pieces, over all seeds and implementations.
  public var walkCount: Int {
    walked + remaining.count + (tour.pieces.count * seeds.count - number - 1) * features.count
  }

  /// Walks the next piece, with one implementation.
  ///
  /// - Returns: A report; if it differs, with the shortest steps from the start. Nil if nothing is left, or if the task
  ///   is cancelled.
  public func next() async -> Report? {
    if Task.isCancelled || remaining.isEmpty && !begin() { return nil }
    let feature = remaining.removeFirst()
    walked += 1
    let runner = Runner(feature, checksLeaks: tour.moment == .idle)
    let report = await runner.check(scenario, against: trace, leakChecks: piece.leakChecks, notes: notes)
    if report.passes, Task.isCancelled {
      remaining.append(feature)
      walked -= 1
      steps += report.steps.count
      return nil
    }
    steps += scenario.lines.count
    if report.passes { return report }
    features.removeAll { $0 == feature }
    return await shortest(report, in: piece, Runner(feature))
  }

  /// Goes to the next piece.
  private func begin() -> Bool {
    guard !features.isEmpty, number + 1 < tour.pieces.count * seeds.count else { return false }
    number += 1
    remaining = features
    piece = tour.pieces[number % tour.pieces.count]
    scenario = tour.scenario(piece.moves)
    scenario.unspecifiedSeed = seeds[number / tour.pieces.count]
    trace = ExpectedTrace(scenario)
    if Watchdog.isOn { notes = piece.moves.indices.map(note) }
    return true
  }

  /// The steps from the start to a step of the piece, a line each.
  private func note(_ index: Int) -> String {
    let first = piece.start(of: index)
    let path = pathText(to: piece.states[first])
    return piece.moves[first...index].reduce(into: path) { $0 += "\n\($1)" }
  }

  private func pathText(to state: Int) -> String {
    if let text = pathTexts[state] { return text }
    guard state != 0 else { return "" }
    let origin = tour.search.states[state].origin
    let text = pathText(to: origin.state) + "\n\(tour.search.bound.steps[origin.step])"
    pathTexts[state] = text
    return text
  }

  /// The shortest steps from the start that show the difference; if it depends on earlier steps, the shrunk ones.
  private func shortest(_ report: Report, in piece: Tour.Piece, _ runner: Runner) async -> Report {
    guard let index = report.difference?.index else { return report }
    let first = piece.start(of: index)
    let path = tour.search.path(to: piece.states[first]).map { Move($0) }
    var scenario = tour.scenario(path + piece.moves[first...index])
    scenario.unspecifiedSeed = report.scenario.unspecifiedSeed
    var shortest = await runner.check(scenario)
    if shortest.passes { shortest = await runner.shortest(of: report) }
    await narrow(&shortest, runner)
    shortest.scenario.rule = Array(shortest.rules).first?.name ?? shortest.scenario.rule
    return shortest
  }

  /// Leaves out the rules of earlier steps, if nothing differs without the last step.
  private func narrow(_ report: inout Report, _ runner: Runner) async {
    let scenario = report.scenario
    guard let index = report.difference?.index, case let last = scenario.rules[index], !last.isEmpty,
      await runner.check(scenario.with(scenario.lines[..<index].map(\.move))).passes
    else { return }
    let narrowed = report.rules.intersection(last)
    if !narrowed.isEmpty { report.rules = narrowed }
  }
}

nonisolated extension Tour.Piece {
  /// The first of the steps before a step that have left their transitions running.
  fileprivate func start(of index: Int) -> Int {
    var first = index
    while first > 0, moves[first - 1].leavesRunning { first -= 1 }
    return first
  }
}

nonisolated extension Tour {
  fileprivate func scenario(_ moves: some Sequence<Move>) -> Scenario {
    Scenario(
      name: search.bound.name, rule: "T1", title: "Within the bound \(search.bound.name)",
      kind: search.bound.kind, moves: Array(moves))
  }
}
