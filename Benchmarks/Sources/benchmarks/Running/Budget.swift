extension RunCosts {
  /// The patterns' budgets that are missed, in sentences. They are counts, which are the same in every run.
  @MainActor var missedBudgets: [String] {
    let allocations = zip(Benchmark.all, benchmarks).flatMap { benchmark, costs in
      costs.costs.compactMap { cost -> String? in
        guard patterns.contains(cost.name), let most = benchmark.allocationBudget?(cost.name),
          cost.heap.allocations > most
        else { return nil }
        return "\(cost.name): \(costs.title) allocates \(cost.heap.allocations) times, \(most) are allowed"
      }
    }
    let left = patterns.filter { bytesLeft[$0, default: 0] >= 1 }
    return allocations + left.map { "\($0): a Login that was closed leaves memory" }
  }
}
