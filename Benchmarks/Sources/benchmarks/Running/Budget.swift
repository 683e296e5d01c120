/// The most that something may cost, and what it costs.
nonisolated struct Budget: Codable, Equatable, Sendable {
  /// A sentence such as "a message allocates nothing".
  let title: String
  /// The implementation's name.
  let name: String
  let figure: Double
  let limit: Double
  /// Whether the figure is a count, the same in every run. A missed budget of time has no effect on the exit status.
  let isCount: Bool
  var isMet: Bool { figure <= limit }
}

extension RunCosts {
  /// The budgets of the patterns. Without an allocation counter, those of counts are left out.
  @MainActor var budgets: [Budget] {
    var budgets: [Budget] = []
    for (benchmark, costs) in zip(Benchmark.all, benchmarks) {
      if countsAllocations, !benchmark.mayAllocate {
        budgets += costs.costs.map {
          Budget(
            title: "\(benchmark.title): allocations", name: $0.name, figure: Double($0.heap.allocations),
            limit: 0,
            isCount: true)
        }
      }
      guard let limit = benchmark.timeBudget else { continue }
      budgets += costs.costs.map {
        Budget(
          title: "\(benchmark.title): multiple of the baseline's time", name: $0.name,
          figure: $0.ratio.median,
          limit: limit, isCount: false)
      }
    }
    if countsAllocations {
      budgets += closedLogins.map { growth in
        Budget(
          title: "a Login that was opened and closed leaves less than a byte", name: growth.name,
          figure: growth.bytesForOneMore, limit: 1, isCount: true)
      }
      budgets += openFeatures.map { growth in
        Budget(
          title: "bytes grow linearly with open screens", name: growth.name, figure: growth.steepening,
          limit: 1.01, isCount: true)
      }
    }
    return budgets.filter { patterns.contains($0.name) }
  }
}
