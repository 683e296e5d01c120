/// The most that something may cost, and what it costs.
nonisolated struct Budget: Equatable, Sendable {
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
    func add(_ title: String, _ name: String, _ figure: Double, limit: Double, isCount: Bool = true) {
      guard countsAllocations || !isCount else { return }
      budgets.append(Budget(title: title, name: name, figure: figure, limit: limit, isCount: isCount))
    }
    for (benchmark, costs) in zip(Benchmark.all, benchmarks) {
      for cost in costs.costs {
        if let limit = benchmark.allocationBudget?(cost.name) {
          add(
            "\(benchmark.title): allocations", cost.name, Double(cost.heap.allocations), limit: Double(limit))
        }
        if let limit = benchmark.timeBudget {
          let title = "\(benchmark.title): multiple of the baseline's time"
          add(title, cost.name, cost.ratio.median, limit: limit, isCount: false)
        }
      }
    }
    for growth in closedLogins {
      let title = "a Login that was opened and closed leaves less than a byte"
      add(title, growth.name, growth.bytesForOneMore, limit: 1)
    }
    for growth in openFeatures {
      add("bytes grow linearly with open screens", growth.name, growth.steepening, limit: 1.01)
    }
    return budgets.filter { patterns.contains($0.name) }
  }
}
