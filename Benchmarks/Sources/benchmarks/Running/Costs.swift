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
