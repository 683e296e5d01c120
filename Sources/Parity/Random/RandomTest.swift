public import FeatureEntry

/// Random runs, one after another, on the specification and on every pattern.
///
/// A pattern that differs leaves; the others go on.
public final class RandomTest {
  /// The seed of the first run; each further run has the next.
  public let seed: UInt64
  /// How many steps a run has.
  public let length: Int
  /// What was exercised so far.
  public private(set) var coverage = Coverage()
  /// How many steps were taken by any pattern.
  public private(set) var steps = 0
  /// What differed so far, each pattern once at most.
  public private(set) var findings: [Finding] = []

  private var features: [any Feature.Type]
  private var nextSeed: UInt64

  /// Prepares for runs.
  ///
  /// - Parameters:
  ///   - features: The entry points of the patterns.
  ///   - seed: The seed of the first run.
  ///   - length: How many steps a run has, from 1.
  public init(_ features: [any Feature.Type], seed: UInt64 = 1, length: Int = RandomRun.usualLength) {
    self.features = features
    self.seed = seed
    self.length = length
    nextSeed = seed
  }

  /// Whether every pattern has differed, so that nothing is left to run.
  public var isOver: Bool { features.isEmpty }

  /// One run on every pattern that is left, each a fresh system; what differs is made as short as it goes.
  ///
  /// - Returns: What differed.
  @discardableResult
  public func run() async -> [Finding] {
    let run = RandomRun(seed: nextSeed, length: length)
    nextSeed &+= 1
    guard !isOver else { return [] }
    let scenario = run.scenario
    let walkthrough = Walkthrough(scenario)
    var found: [Finding] = []
    for feature in features {
      var runner = Runner(feature, checksLifetimes: run.checksLifetimes)
      runner.keepsSteps = false
      let report = await runner.check(scenario, against: walkthrough)
      steps += scenario.lines.count
      if report.passes { continue }
      features.removeAll { $0 == feature }
      runner.keepsSteps = true
      var shrinker = Shrinker(runner)
      found.append(Finding(run: run, report: await shrinker.smallest(of: report)))
    }
    coverage.add(walkthrough, lifetimes: run.checksLifetimes)
    findings += found
    return found
  }
}

/// A pattern that differs in a random run, and the shortest scenario that shows it.
public nonisolated struct Finding: Sendable, CustomStringConvertible {
  /// The run.
  public let run: RandomRun
  /// The report of the short scenario.
  public let report: Report

  /// The scenario as a file that replays it, with the seed and the rule in its header; then the difference.
  public var description: String {
    let header = [
      "# \(report.pattern) breaks \(report.brokenRule?.name ?? report.scenario.rule)",
      "# Found with seed \(run.seed) and \(run.length) steps",
    ]
    let line = report.difference?.line.map { "after step \($0.number)" } ?? "before the first step"
    let reason = report.difference.map { "\($0.reason)" } ?? ""
    return (header + ["\(report.scenario)", "\(line):", reason]).joined(separator: "\n")
  }
}
