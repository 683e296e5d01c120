import Arguments
import FeatureEntry
import Foundation
import Parity

/// Does the blocks of one share, in their order.
protocol Worker {
  /// The result of the next block; nil if there are no more blocks, or if the worker was stopped.
  ///
  /// - Throws: ``UsageError`` if the worker crashed.
  func next() async throws(UsageError) -> Plan.BlockResult?

  /// Stops the worker as soon as possible.
  func stop()
}

/// Does its blocks in this process.
final class LocalWorker: Worker {
  private let share: Plan.Share
  /// The number of the next block; of a complete check, in the part.
  private var number: Int
  private var part = 0
  private var check: CompleteCheck?
  private var remaining: [any Feature.Type]

  init(_ share: Plan.Share, known: [any Feature.Type]) {
    self.share = share
    number = share.first
    remaining = known.filter { share.plan.implementations.contains($0.patternName) }
  }

  func next() async -> Plan.BlockResult? {
    guard !remaining.isEmpty else { return nil }
    return switch share.plan {
    case .random(let plan): await next(of: plan)
    case .complete(let plan): await next(of: plan)
    }
  }

  private func next(of plan: CompletePlan) async -> Plan.BlockResult? {
    while part < plan.parts.count {
      let check = check ?? makeCheck(plan.parts[part])
      self.check = check
      if number < check.pieceCount {
        let steps = check.steps
        let reports = await check.walk(number)
        number += share.workers
        remaining.removeAll { feature in reports.contains { $0.pattern == feature.patternName } }
        let result = CompletePlan.PartResult(
          states: check.tour.search.stateCount, transitions: check.tour.search.transitionCount,
          pieces: check.pieceCount, steps: check.steps - steps)
        return Plan.BlockResult(part: result, differences: reports.map { RandomDifference($0) })
      }
      self.check = nil
      part += 1
      number = share.first
    }
    return nil
  }

  private func makeCheck(_ part: CompletePlan.Part) -> CompleteCheck {
    let bound = Bound.all.first { $0.name == part.bound } ?? .standard
    return CompleteCheck(remaining, Tour(Search(bound), part.moment), seeds: part.seeds)
  }

  private func next(of plan: RandomPlan) async -> Plan.BlockResult? {
    guard number < plan.blockCount else { return nil }
    let block = plan.block(number)
    number += share.workers
    let test = RandomTest(remaining, seed: block.seed, length: block.steps)
    for _ in 0..<block.runs where !test.isOver { await test.run() }
    let differences = test.findings.map { RandomDifference($0.report, $0.run) }
    remaining.removeAll { feature in differences.contains { $0.pattern == feature.patternName } }
    return Plan.BlockResult(coverage: test.coverage, differences: differences)
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
