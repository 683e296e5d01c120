public import QuartetFeatureEntry

/// Compares implementations with the specification in random runs.
///
/// An implementation that differs is left out of the following runs.
public final class RandomTest {
  /// The seed of the first run; each further run uses the next seed.
  public let seed: UInt64
  /// The number of steps of a run.
  public let length: Int
  /// The number of runs so far.
  public private(set) var runs = 0
  /// The number of runs so far that checked leaks (M1, M2).
  public private(set) var runsWithLeakChecks = 0
  /// The rules that the steps exercised so far.
  public private(set) var rules: RuleSet = [.r1, .r2]
  /// The number of steps so far, over all implementations.
  public private(set) var steps = 0

  private var features: [any Feature.Type]

  /// Makes a random test.
  ///
  /// - Parameters:
  ///   - features: The entry points of the implementations.
  ///   - seed: The seed of the first run.
  ///   - length: The number of steps of a run, from 1.
  public init(
    _ features: [any Feature.Type], seed: UInt64 = 1, length: Int = RandomRun.usualLength
  ) {
    self.features = features
    self.seed = seed
    self.length = length
  }

  /// Whether every implementation has differed, so that none is left.
  public var isOver: Bool { features.isEmpty }

  /// Performs one run on each remaining implementation from a fresh start, and shrinks what differs. A run that ends
  /// early because the task is cancelled does not count.
  ///
  /// - Returns: The differences.
  @discardableResult
  public func run() async -> [Finding] {
    guard !isOver else { return [] }
    let run = RandomRun(seed: seed &+ UInt64(runs), length: length)
    let scenario = run.scenario
    let trace = ExpectedTrace(scenario)
    var found: [Finding] = []
    for feature in features where !Task.isCancelled {
      let runner = Runner(feature, checksLeaks: run.checksLeaks)
      let report = await runner.check(scenario, against: trace)
      steps += Task.isCancelled ? report.steps.count : scenario.lines.count
      if report.passes { continue }
      features.removeAll { $0 == feature }
      found.append(Finding(run: run, report: await runner.shortest(of: report)))
    }
    if Task.isCancelled { return found }
    runs += 1
    if run.checksLeaks {
      runsWithLeakChecks += 1
      rules.insert(.m2)
    }
    for step in scenario.rules { rules.formUnion(step) }
    return found
  }
}

/// A difference in a random run, and the shortest scenario that shows it.
public nonisolated struct Finding: Sendable, CustomStringConvertible {
  /// The run.
  public let run: RandomRun
  /// The report of the shortest scenario.
  public let report: Report

  /// The scenario as a file that reproduces the difference, with the seed and the broken rule; then the difference.
  public var description: String {
    let header = [
      "# \(report.pattern) breaks \(report.rules.alternatives)",
      "# Found with seed \(run.seed) and \(run.length) steps",
    ]
    let line = report.difference?.line.map { "after step \($0.number)" } ?? "before the first step"
    let reason = report.difference.map { "\($0.reason)" } ?? ""
    return (header + ["\(report.scenario)", "\(line):", reason]).joined(separator: "\n")
  }
}
