import AllocationCounter
import QuartetFeatureEntry
import QuartetImplementations

/// The costs of running the implementations, measured in one process.
nonisolated struct RunCosts: Equatable, Sendable {
  /// The names of the patterns.
  var patterns: [String] = []
  /// Whether allocations are counted; false with a sanitizer, for example.
  var countsAllocations = false
  /// The costs, in the order of ``Benchmark/all``.
  var benchmarks: [WorkloadCosts] = []
  /// What one Login leaves that was opened and closed, by the name of the implementation.
  var bytesLeft: [String: Double] = [:]
}

/// How much is measured; more makes the figures depend less on other load.
struct Effort {
  var rounds = 401
  /// Few enough for a turn to end before the system runs another process.
  var shortRepetitions = 100
  var switchRepetitions = 1000
  var screenRepetitions = 3
  var closedLogins = 10_000

  static let quick = Effort(rounds: 15, closedLogins: 1000)
}

extension RunCosts {
  /// Measures implementations as multiples of the baseline, which is one of them.
  ///
  /// - Parameter progress: Gets the title of what is measured next.
  /// - Throws: ``MeasuredApp/Missing`` if an implementation does not show what a workload needs.
  @MainActor static func measure(
    _ implementations: [any Feature.Type] = Implementations.all, effort: Effort, progress: (String) -> Void
  ) async throws -> RunCosts {
    var costs: [WorkloadCosts] = []
    for benchmark in Benchmark.all {
      progress(benchmark.title)
      let stopwatch = Stopwatch(
        rounds: effort.rounds, repetitions: effort[keyPath: benchmark.repetitions])
      costs.append(
        try await stopwatch.costs(
          benchmark.title, of: benchmark.workloads(implementations),
          baseline: benchmark.unit))
    }
    progress("Logins opened and closed")
    var left: [String: Double] = [:]
    for type in implementations {
      left[type.patternName] = try await MeasuredApp.bytesLeftByLogin(type, count: effort.closedLogins)
    }
    return RunCosts(
      patterns: Implementations.patterns.map { $0.patternName }, countsAllocations: heap_use_is_counted(),
      benchmarks: costs, bytesLeft: left)
  }
}
