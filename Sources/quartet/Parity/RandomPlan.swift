import Parity

/// The random runs of one command, in blocks that the workers do in turn.
nonisolated struct RandomPlan: Codable {
  /// The seed of the first run; each further run has the next.
  let seed: UInt64
  let runs: Int
  /// The number of steps in a run.
  let steps: Int
  /// The number of runs in a block.
  let blockSize: Int
  /// The names of the implementations.
  let implementations: [String]

  /// Some runs in a row.
  struct Block {
    let seed: UInt64
    let runs: Int
    let steps: Int

    /// The seed of the last run.
    var lastSeed: UInt64 { seed &+ UInt64(max(runs, 1) - 1) }

    /// The coverage of the first runs.
    func coverage(ofFirst count: Int) -> Coverage {
      var coverage = Coverage()
      for index in 0..<count {
        let run = RandomRun(seed: seed &+ UInt64(index), length: steps)
        coverage.add(ExpectedTrace(run.scenario), checksLeaks: run.checksLeaks)
      }
      return coverage
    }
  }

  var blockCount: Int { (runs + blockSize - 1) / blockSize }

  func block(_ number: Int) -> Block {
    let start = number * blockSize
    return Block(seed: seed &+ UInt64(start), runs: min(blockSize, runs - start), steps: steps)
  }
}

/// The results of the blocks so far, in the order of their numbers.
///
/// They equal those of a single worker that does all runs in order and drops an implementation once it differs.
struct RandomResults {
  /// The implementations that have not differed.
  private var remaining: [String]
  private(set) var coverage = Coverage()
  /// The steps of all implementations together.
  private(set) var steps = 0

  init(_ plan: RandomPlan) {
    remaining = plan.implementations
  }

  /// Whether every implementation has differed.
  var isOver: Bool { remaining.isEmpty }

  /// Adds the result of the next block.
  ///
  /// - Returns: The first difference of each implementation.
  mutating func add(_ result: Plan.BlockResult, of block: RandomPlan.Block) -> [RandomDifference] {
    let differences = result.differences.filter { remaining.contains($0.pattern) }
    var longest = 0
    for name in remaining {
      let difference = differences.first { $0.pattern == name }
      let runs = difference.map { Int(($0.seed ?? 0) &- block.seed) + 1 } ?? block.runs
      steps += runs * block.steps
      longest = max(longest, runs)
    }
    remaining.removeAll { name in differences.contains { $0.pattern == name } }
    // The worker may have gone on with an implementation that another worker's block has already dropped.
    let isExact = result.coverage.runs == longest
    coverage.add(isExact ? result.coverage : block.coverage(ofFirst: longest))
    return differences
  }
}
