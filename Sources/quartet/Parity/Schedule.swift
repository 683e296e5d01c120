import Parity

/// Hands out the runs in blocks, and puts together what comes of them.
///
/// What it tells is what one worker would tell that does all runs in their order and leaves a pattern out once it
/// has differed, whoever did which block, however large, and whichever was ready first.
final class Schedule {
  private let seed: UInt64
  private let length: Int
  private let runs: Int
  private let size: Int
  private var handedOut = 0
  private var settled = 0
  /// What is ready before something that comes before it.
  private var early: [Int: (block: Block, answer: Block.Answer)] = [:]
  /// The targets of the patterns that have not differed in any block that is ready: only they need go on.
  private var wanted: [String]
  /// Those that have not differed in what is settled.
  private var left: [String]

  /// What was exercised in the blocks that are ready and have nothing unready before them.
  private(set) var coverage = Coverage()
  /// How many steps all patterns took in them.
  private(set) var steps = 0

  /// - Parameter size: How many runs a block has.
  init(_ options: ParityOptions, size: Int) {
    seed = options.seed
    length = options.steps
    runs = options.runs
    self.size = size
    left = options.patterns.map(\.target)
    wanted = left
  }

  /// Whether nothing that is still under way, or to be handed out, counts.
  var isOver: Bool { left.isEmpty || settled == count }

  /// The next block, with its number; nil if there is nothing left to do.
  func next() -> (number: Int, block: Block)? {
    guard handedOut < count, !wanted.isEmpty, !isOver else { return nil }
    defer { handedOut += 1 }
    let start = handedOut * size
    let block = Block(
      seed: seed &+ UInt64(start), runs: min(size, runs - start), steps: length, patterns: wanted)
    return (handedOut, block)
  }

  /// Takes what came of a block.
  ///
  /// - Returns: The differences that count and were not told before, in the order of their runs.
  func take(_ answer: Block.Answer, of block: Block, number: Int) -> [RandomDifference] {
    wanted.removeAll { target in answer.differences.contains { $0.target == target } }
    early[number] = (block, answer)
    var told: [RandomDifference] = []
    while !isOver, let (block, answer) = early.removeValue(forKey: settled) {
      told += settle(answer, of: block)
      settled += 1
    }
    return told
  }

  private func settle(_ answer: Block.Answer, of block: Block) -> [RandomDifference] {
    let differences = answer.differences.filter { left.contains($0.target) }
    var taken = 0
    for target in left {
      let difference = differences.first { $0.target == target }
      let runs = difference.map { Int($0.seed &- block.seed) + 1 } ?? block.runs
      steps += runs * length
      taken = max(taken, runs)
    }
    left.removeAll { target in differences.contains { $0.target == target } }
    // A pattern that does not count any more may have gone on.
    coverage.add(answer.coverage.runs == taken ? answer.coverage : block.coverage(ofFirst: taken))
    return differences
  }

  private var count: Int { (runs + size - 1) / size }
}
