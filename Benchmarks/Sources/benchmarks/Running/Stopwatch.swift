/// Times workloads that take turns, so that other load on the machine affects all of them.
struct Stopwatch {
  /// How many rounds are timed; each workload has one turn in each.
  let rounds: Int
  /// How many repetitions a turn has.
  let repetitions: Int

  /// Measures workloads and compares their times, round by round, with those of the baseline, which is one of them.
  func costs(_ title: String, of workloads: [Workload], baseline: String) -> WorkloadCosts {
    for workload in workloads { _ = workload.time(repetitions: repetitions) }
    var nanoseconds = workloads.map { _ in [Double]() }
    for round in 0..<rounds {
      // Each round begins with another workload, so that none always follows the same one.
      for turn in workloads.indices {
        let index = (turn + round) % workloads.count
        let time = workloads[index].time(repetitions: repetitions)
        nanoseconds[index].append(time / .nanoseconds(1) / Double(repetitions))
      }
    }
    let unit = workloads.firstIndex { $0.name == baseline }.map { nanoseconds[$0] } ?? []
    let costs = zip(workloads, nanoseconds).map { workload, times in
      Cost(
        name: workload.name, nanoseconds: Spread(of: times),
        ratio: Spread(of: zip(times, unit).map { $0 / $1 }), heap: workload.heapUse())
    }
    return WorkloadCosts(title: title, baseline: baseline, costs: costs)
  }
}
