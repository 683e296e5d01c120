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
    if countsAllocations {
      budgets += microbenchmark.costs.map { cost in
        Budget(
          title: "a message allocates nothing", name: cost.name, figure: Double(cost.heap.allocations),
          limit: 0,
          isCount: true)
      }
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
    budgets += times(
      microbenchmark, title: "one tap in the microbenchmark: multiple of a call and its reply", 2)
    for (action, costs) in zip(UserAction.allCases, actions) {
      guard let limit = action.timeBudget else { continue }
      budgets += times(costs, title: "\(action.title): multiple of the baseline's time", limit)
    }
    return budgets.filter { $0.name != microbenchmark.baseline && patterns.contains($0.name) }
  }

  private func times(_ workload: WorkloadCosts, title: String, _ limit: Double) -> [Budget] {
    workload.costs.map {
      Budget(title: title, name: $0.name, figure: $0.ratio.median, limit: limit, isCount: false)
    }
  }
}
