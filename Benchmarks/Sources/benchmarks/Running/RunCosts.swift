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
  /// - Throws: `UsageError` if an implementation does not show what a workload needs.
  @MainActor static func measure(
    _ implementations: [any Feature.Type] = Implementations.all, effort: Effort, progress: (String) -> Void
  ) async throws -> RunCosts {
    var costs: [WorkloadCosts] = []
    for benchmark in Benchmark.all {
      progress(benchmark.title)
      costs.append(try await benchmark.costs(implementations, effort))
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

extension Benchmark {
  /// Times the workloads, which take turns, so that other load on the machine affects all of them. Compares their times,
  /// round by round, with those of the unit, which is one of them.
  fileprivate func costs(
    _ implementations: [any Feature.Type], _ effort: Effort
  ) async throws -> WorkloadCosts {
    let workloads = try await workloads(implementations)
    let repetitions = effort[keyPath: repetitions]
    for workload in workloads { _ = try await workload.time(repetitions: repetitions) }
    var nanoseconds = workloads.map { _ in [Double]() }
    for round in 0..<effort.rounds {
      // Each round begins with another workload, so that none always follows the same one.
      for turn in workloads.indices {
        let index = (turn + round) % workloads.count
        let time = try await workloads[index].time(repetitions: repetitions)
        nanoseconds[index].append(time / .nanoseconds(1) / Double(repetitions))
      }
    }
    let baseline = workloads.firstIndex { $0.name == unit }.map { nanoseconds[$0] } ?? []
    var costs: [Cost] = []
    for (workload, times) in zip(workloads, nanoseconds) {
      let heap = try await workload.heapUse()
      costs.append(
        Cost(
          name: workload.name, nanoseconds: Spread(of: times),
          ratio: Spread(of: zip(times, baseline).map { $0 / $1 }), allocations: heap.allocations,
          held: heap.held))
    }
    return WorkloadCosts(title: title, baseline: unit, costs: costs)
  }
}

extension RunCosts {
  /// The patterns' budgets that are missed, in sentences. They are counts, which are the same in every run.
  @MainActor var missedBudgets: [String] {
    let allocations = zip(Benchmark.all, benchmarks).flatMap { benchmark, costs in
      costs.costs.compactMap { cost -> String? in
        guard patterns.contains(cost.name), let most = benchmark.allocationBudget?(cost.name),
          cost.allocations > most
        else { return nil }
        return "\(cost.name): \(costs.title) allocates \(cost.allocations) times, \(most) are allowed"
      }
    }
    let left = patterns.filter { bytesLeft[$0, default: 0] >= 1 }
    return allocations + left.map { "\($0): a Login that was closed leaves memory" }
  }
}

/// The costs of one workload in one implementation.
nonisolated struct Cost: Equatable, Sendable {
  /// The implementation's name.
  let name: String
  /// The time of one repetition.
  let nanoseconds: Spread
  /// That time as a multiple of the baseline's in the same round.
  let ratio: Spread
  /// The blocks that one repetition allocates, whether or not it frees them.
  let allocations: Int
  /// By how much the bytes in use have grown after one repetition; negative if they have shrunk.
  let held: Int
}

/// The costs of one workload in all implementations.
nonisolated struct WorkloadCosts: Equatable, Sendable {
  /// The workload in a few words.
  let title: String
  /// The name of the baseline, which is one of the costs.
  let baseline: String
  /// A cost for each implementation, in their order.
  let costs: [Cost]

  subscript(name: String) -> Cost? { costs.first { $0.name == name } }
}

/// The median and the quartiles of some rounds.
nonisolated struct Spread: Equatable, Sendable {
  let median: Double
  let lowerQuartile: Double
  let upperQuartile: Double

  init(of figures: [Double]) {
    let sorted = figures.sorted()
    func figure(at part: Double) -> Double { sorted[Int((part * Double(sorted.count - 1)).rounded())] }
    (median, lowerQuartile, upperQuartile) = (figure(at: 0.5), figure(at: 0.25), figure(at: 0.75))
  }
}
