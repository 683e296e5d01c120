import Foundation
import PortableUIKit
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity

/// `quartet parity`.
struct ParityOptions: Command {
  /// The number of random runs; nil for a complete check.
  var runs: Int?
  /// The names of the bounds of the complete check.
  var bounds: [String] = []
  var moment = Tour.Moment.idle
  /// The seeds of UIKit's unspecified behaviour in the complete check.
  var seeds: [UInt64?] = [nil]
  var seed: UInt64 = 1
  var steps = RandomRun.usualLength
  /// The number of processes that share the runs.
  var jobs = min(ProcessInfo.processInfo.activeProcessorCount, mostJobs)
  var implementations: [any Feature.Type] = []
  /// Files, or names of scenarios; if empty, random steps run.
  var scenarios: [String] = []
  var isJSON = false
  /// Whether another process of the command has started this one.
  var isWorker = false
  private static let mostJobs = 256

  static let syntax = Syntax<ParityOptions>(
    "quartet parity", summary: "check every implementation, or run random steps",
    overview: """
      Checks every implementation in every state that it can reach within a bound,
      and compares each step with the specification: what is shown, UIKit's warnings,
      and memory leaks. With --runs, it runs random steps instead.
      """,
    [
      .option(
        "--bound", placeholder: "NAME", .one("a bound", of: Bound.all.map(\.name)), repeats: true,
        help: "what is covered, \(Bound.all.map(\.name).joined(separator: ", ")); default"
      ) { $0.bounds.append($1) },
      .flag("--early", help: "take each step in the middle of each transition") { $0.moment = .early },
      .flag(
        "--early-pairs", help: "take each event, and each step after it, in the middle of each transition"
      ) { $0.moment = .pairs },
      .flag(
        "--choices",
        help:
          "repeat it with other behaviour that UIKit leaves unspecified: each pair of values of two choices"
      ) { $0.seeds = CompleteCheck.pairwiseSeeds },
      .option(
        "--runs", placeholder: "N", .number(in: 1...1_000_000_000),
        help: "random steps: the number of runs; 1000"
      ) { $0.runs = $1 },
      .option(
        "--seed", placeholder: "S", .number(in: 0...UInt64.max),
        help: "the seed of the first run; each next run adds 1; 1"
      ) {
        $0.seed = $1
        $0.runs = $0.runs ?? 1_000
      },
      .option(
        "--steps", placeholder: "N", .number(in: 1...100_000), help: "the number of steps in a run; 60"
      ) {
        $0.steps = $1
        $0.runs = $0.runs ?? 1_000
      },
      .option(
        "--jobs", placeholder: "N", .number(in: 1...mostJobs),
        help: "the number of processes; one for each processor"
      ) { $0.jobs = $1 },
      .option(
        "--pattern", placeholder: "P", .implementation, repeats: true,
        help: "only these implementations: names from quartet list"
      ) { $0.implementations.append($1) },
      .option(
        "--scenario", placeholder: "FILE", .text("a file or a scenario"), repeats: true,
        help: "run these files or scenarios instead of random steps"
      ) { $0.scenarios.append($1) },
      .flag("--json", help: "print one JSON object on standard output, and nothing else") {
        $0.isJSON = true
      },
      .flag("--worker", help: "") { $0.isWorker = true },
    ],
    discussion: """
      A bound names the steps that are taken in every state. The check is complete
      within it, on HeadlessUIKit. A debug build is slow: use swift run -c release.

      A seed gives the same steps on every machine, and the same choice where UIKit's
      behaviour is unspecified. Leaks (M1, M2) are checked for seeds divisible by 16.
      A difference is shrunk, and printed as a scenario that shows it.

      Each process checks some of the implementations. The result does not depend on
      --jobs. With 1, everything runs in this process.

      Examples:
        quartet parity
        quartet parity --bound windows observers --pattern RVB
        quartet parity --bound small --early --choices
        quartet parity --bound interruptions --early-pairs
        quartet parity --runs 1000000 --seed 20250101
        quartet parity --pattern RVB VIPER --steps 500
        quartet parity --scenario found.scenario
        quartet parity --json > parity.json

      The exit status is 0 if nothing differs, 1 if something differs, 2 for wrong
      arguments and errors, 130 if it was interrupted; then it prints the results
      until then.
      """,
    conflicts: [
      (["--runs", "--seed", "--steps"], ["--bound", "--early", "--early-pairs", "--choices"]),
      (["--early"], ["--early-pairs"]),
      (["--scenario"], ["--runs", "--seed", "--steps", "--bound", "--early", "--early-pairs", "--jobs"]),
    ])

  mutating func validate() throws(UsageError) {
    if bounds.isEmpty { bounds = [Bound.standard.name] }
    if implementations.isEmpty { implementations = Implementations.all }
  }

  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    try await Interruption.run(endsWithInput: isWorker) { () async throws(UsageError) in
      try await ParityRun(self, terminal: terminal).run()
    }
  }
}
