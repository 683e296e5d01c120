import Foundation
import Parity

/// Some runs in a row for one worker; a line of JSON for one in another process.
nonisolated struct Block: Codable {
  /// The first run's seed; each further run has the next.
  let seed: UInt64
  let runs: Int
  /// How many steps a run has.
  let steps: Int
  /// The targets of the patterns that take them.
  let patterns: [String]

  /// What came of a block.
  struct Answer: Codable {
    let coverage: Coverage
    let differences: [RandomDifference]
  }

  /// The last run's seed.
  var lastSeed: UInt64 { seed &+ UInt64(max(runs, 1) - 1) }

  /// Runs up to the end, or until every pattern has differed.
  @MainActor func run(among known: [Pattern]) async -> Answer {
    let taking = patterns.compactMap { target in known.first { $0.target == target } }
    let test = RandomTest(taking.map(\.feature), seed: seed, length: steps)
    for _ in 0..<runs where !test.isOver { await test.run() }
    let differences = test.findings.compactMap { finding in
      taking.first { $0.name == finding.report.pattern }.map { RandomDifference(finding, $0) }
    }
    return Answer(coverage: test.coverage, differences: differences)
  }

  /// What was exercised in the first so many runs, whoever takes them.
  func coverage(ofFirst count: Int) -> Coverage {
    var coverage = Coverage()
    for index in 0..<count {
      let run = RandomRun(seed: seed &+ UInt64(index), length: steps)
      coverage.add(Walkthrough(run.scenario), lifetimes: run.checksLifetimes)
    }
    return coverage
  }
}
