import Arguments
import FeatureEntry
import Foundation
import Implementations
import Parity
import Testing

@testable import quartet

@Suite struct `quartet parity with several processes` {
  /// The output without times.
  private func timeless(_ output: String) -> String {
    output.replacing(/in \d+\.\d s, \d+ a second/, with: "").replacing(/"seconds" : .*/, with: "")
  }

  @Test(arguments: ["--json", "--pattern=baseline"])
  func `prints the same as one process`(option: String) async throws {
    let arguments = ["parity", "--runs", "36", "--steps", "20", option, "--jobs"]
    let one = try await Tool.run(arguments + ["1"])
    let two = try await Tool.run(arguments + ["2"])
    #expect(one.status == 0)
    #expect(two.status == 0)
    #expect(two.errors.isEmpty)
    #expect(timeless(one.output) == timeless(two.output))
  }

  /// With few steps, implementations differ in different blocks.
  @Test(arguments: [("1", "12"), ("21", "1"), ("210", "2")])
  func `prints the first difference of each implementation, as one process does`(
    seed: String, steps: String
  ) async throws {
    func output(jobs: Int) async throws -> String {
      var output = ""
      let known: [any Feature.Type] = [NoLinksFeature.self, PhoneFeature.self]
      var options = try ParityOptions.reading(
        ["--runs", "96", "--seed", seed, "--steps", steps, "--jobs", "\(jobs)"])
      options.implementations = known
      let run = ParityRun(options, terminal: Terminal { output += $0 }) { shares in
        shares.map { LocalWorker($0, known: known) }
      }
      #expect(try await run.run() == 1)
      return timeless(output)
    }
    let expected = try await output(jobs: 1)
    #expect(expected.contains("No Links differs"))
    #expect(expected.contains("Phone differs"))
    for jobs in 2...3 { #expect(try await output(jobs: jobs) == expected) }
  }

  @Test func `can be interrupted during a run`() async throws {
    var output = ""
    let interruption = Interruption()
    let program = try #require(Tool.url)
    let options = try ParityOptions.reading(["--runs", "1000", "--steps", "100000", "--jobs", "2"])
    let terminal = Terminal { output += $0 }
    let run = ParityRun(options, terminal: terminal, interruption: interruption) {
      shares throws(UsageError) in
      Task { interruption.raise() }
      return try WorkerProcess.start(shares, program: program)
    }
    #expect(try await run.run() == 130)
    #expect(output == "interrupted before anything was compared\n")
  }

  @Test(arguments: [
    ("/bin/sh", "a process ended with status "), ("/bin/sh", " in the runs with seeds 1 to 4\nRepeat them: "),
    ("/bin/sh", " --seed 1 --runs 4 --steps 30 --pattern "),
    ("/no/such/program", "cannot start a process: "),
    ("/no/such/program", "\nUse this process alone: --jobs 1"),
  ])
  func `reports a process that crashed or did not start`(program: String, text: String) async throws {
    let options = try ParityOptions.reading(["--runs", "64", "--jobs", "2", "--steps", "30"])
    let run = ParityRun(options, terminal: Terminal { _ in }) { shares throws(UsageError) in
      try WorkerProcess.start(shares, program: URL(filePath: program))
    }
    let error = await #expect(throws: UsageError.self) { try await run.run() }
    #expect("\(try #require(error))".contains(text))
  }
}
