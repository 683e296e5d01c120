import AllocationCounter
import FeatureEntry
import Implementations
import Microbenchmarks

/// What the implementations cost to run, measured in one process.
nonisolated struct RunCosts: Codable, Equatable, Sendable {
  /// The names of the patterns.
  var patterns: [String] = []
  /// Whether allocations are counted; false with a sanitizer, for example.
  var countsAllocations = false
  /// The user actions, in the order of ``UserAction``.
  var actions: [WorkloadCosts] = []
  /// One tap in the microbenchmarks.
  var microbenchmark: WorkloadCosts
  /// Features that are open side by side, each with Login open.
  var openFeatures: [Growth] = []
  /// Logins that were opened and closed in one feature.
  var closedLogins: [Growth] = []
}

/// How much is measured; more makes the figures depend less on other load.
struct Effort {
  var rounds = 401
  /// Few enough for a turn to end before the system runs another process.
  var shortRepetitions = 100
  var microbenchmarkRepetitions = 1000
  var screenRepetitions = 3
  var mostOpen = 1000
  var mostClosed = 100_000

  static let quick = Effort(rounds: 15, mostClosed: 1000)
}

extension RunCosts {
  /// The baseline of the microbenchmarks.
  static let protocolCall = "a call and its reply"

  /// Measures implementations, of which the last is the baseline.
  ///
  /// - Parameter progress: Gets the title of what is measured next.
  /// - Throws: ``MeasuredApp/Missing`` if an implementation does not show what a workload needs.
  @MainActor static func measure(
    _ implementations: [any Feature.Type] = Implementations.all, effort: Effort, progress: (String) -> Void
  ) async throws -> RunCosts {
    let names = implementations.map { $0.patternName }
    let baseline = names.last ?? ""
    var actions: [WorkloadCosts] = []
    for action in UserAction.allCases {
      progress(action.title)
      var workloads: [Workload] = []
      for type in implementations + [ScreensAlone.self] { workloads.append(try await action.workload(type)) }
      let repetitions = action.isShort ? effort.shortRepetitions : effort.screenRepetitions
      actions.append(
        try await Stopwatch(rounds: effort.rounds, repetitions: repetitions)
          .costs(action.title, of: workloads, baseline: baseline))
    }
    progress("one tap in the microbenchmarks")
    let compared: [(name: String, type: any Microbenchmark.Type)] = [
      (protocolCall, ProtocolCall.self), ("Round Table's document", RoundTableUpstreamSwitch.self),
    ]
    let components = (compared + microbenchmarks).map(workload)
    let microbenchmark = try await Stopwatch(
      rounds: effort.rounds, repetitions: effort.microbenchmarkRepetitions
    )
    .costs("one tap", of: components, baseline: protocolCall)
    progress("features open side by side")
    var open: [Growth] = []
    for type in implementations { open.append(try await Growth.ofOpenFeatures(type, most: effort.mostOpen)) }
    progress("Logins opened and closed")
    var closed: [Growth] = []
    for type in implementations {
      closed.append(try await Growth.ofClosedLogins(type, most: effort.mostClosed))
    }
    return RunCosts(
      patterns: names.dropLast(), countsAllocations: heap_use_is_counted(), actions: actions,
      microbenchmark: microbenchmark, openFeatures: open, closedLogins: closed)
  }

  private static func workload(_ name: String, _ type: any Microbenchmark.Type) -> Workload {
    let microbenchmark = type.init()
    return Workload(name: name, measured: { microbenchmark.tap() })
  }
}
