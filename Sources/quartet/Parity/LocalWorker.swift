import FeatureEntry
import Foundation
import Parity

/// Does the blocks of one share, in their order.
protocol Worker {
  /// The result of the next block; nil if there are no more blocks, or if the worker was stopped.
  ///
  /// - Throws: ``UsageError`` if the worker crashed.
  func next() async throws(UsageError) -> RandomPlan.BlockResult?

  /// Stops the worker as soon as possible.
  func stop()
}

/// Does its blocks in this process.
final class LocalWorker: Worker {
  private let share: RandomPlan.Share
  private var number: Int
  private var remaining: [any Feature.Type]

  init(_ share: RandomPlan.Share, known: [any Feature.Type]) {
    self.share = share
    number = share.first
    remaining = known.filter { share.plan.implementations.contains($0.patternName) }
  }

  func next() async -> RandomPlan.BlockResult? {
    guard number < share.plan.blockCount, !remaining.isEmpty else { return nil }
    let block = share.plan.block(number)
    number += share.workers
    let test = RandomTest(remaining, seed: block.seed, length: block.steps)
    for _ in 0..<block.runs where !test.isOver { await test.run() }
    let differences = test.findings.map(RandomDifference.init)
    remaining.removeAll { feature in differences.contains { $0.pattern == feature.patternName } }
    return RandomPlan.BlockResult(coverage: test.coverage, differences: differences)
  }

  func stop() {}

  /// Writes each result as a line of JSON to standard output, which the process that started this one reads.
  func writeResults() async {
    // An interrupt from the keyboard reaches this process too; the other process ends this one.
    signal(SIGINT, SIG_IGN)
    while let result = await next() {
      guard let line = try? JSONEncoder().encode(result) + [UInt8(ascii: "\n")] else { return }
      do { try FileHandle.standardOutput.write(contentsOf: line) } catch { return }
    }
  }
}
