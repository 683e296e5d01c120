/// Times workloads that take turns, so that other load on the machine affects all of them.
struct Stopwatch {
  /// How many rounds are timed; each workload has one turn in each.
  let rounds: Int
  /// How many repetitions a turn has.
  let repetitions: Int

  /// Measures workloads and compares their times, round by round, with those of the baseline, which is one of them.
  func costs(_ title: String, of workloads: [Workload], baseline: String) async throws -> WorkloadCosts {
    for workload in workloads { _ = try await workload.time(repetitions: repetitions) }
    var nanoseconds = workloads.map { _ in [Double]() }
    for round in 0..<rounds {
      // Each round begins with another workload, so that none always follows the same one.
      for turn in workloads.indices {
        let index = (turn + round) % workloads.count
        let time = try await workloads[index].time(repetitions: repetitions)
        nanoseconds[index].append(time / .nanoseconds(1) / Double(repetitions))
      }
    }
    let unit = workloads.firstIndex { $0.name == baseline }.map { nanoseconds[$0] } ?? []
    var costs: [Cost] = []
    for (workload, times) in zip(workloads, nanoseconds) {
      costs.append(
        Cost(
          name: workload.name, nanoseconds: Spread(of: times),
          ratio: Spread(of: zip(times, unit).map { $0 / $1 }), heap: try await workload.heapUse()))
    }
    return WorkloadCosts(title: title, baseline: baseline, costs: costs)
  }
}
