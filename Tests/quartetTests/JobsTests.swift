import Foundation
import Parity
import Testing

@testable import quartet

@Suite struct `The command parity with several processes` {
  /// A run's output with its time and rate left out.
  private func timeless(_ output: String) -> String {
    output.replacing(/in \d+\.\d s, \d+ a second/, with: "").replacing(/"seconds" : .*/, with: "")
  }

  @Test(arguments: [[], ["--json"]])
  func `tells the same as one`(format: [String]) async throws {
    var runs: [Tool.Run] = []
    for jobs in ["1", "2"] {
      runs.append(
        try await Tool.run(
          "parity", "--runs", "36", "--steps", "20", "--jobs", jobs,
          format.first ?? "--pattern=\(Pattern.all[0].target)"))
    }
    #expect(runs[0].status == 0)
    #expect(runs[1].status == 0)
    #expect(runs[1].errors.isEmpty)
    #expect(timeless(runs[0].output) == timeless(runs[1].output))
  }

  @Test func `tells the first difference of each pattern, whoever finds it`() async throws {
    func told(_ jobs: Int, _ runs: Int) async throws -> (Int32, String) {
      var output = ""
      let terminal = Terminal { output += $0 }
      let options = try ParityOptions(
        ["--runs", "\(runs)", "--steps", "12", "--jobs", "\(jobs)"], [.deaf, .phone, Pattern.all[0]])
      let run = ParityRun(options, terminal: terminal) { count in
        (0..<count).map { _ in OwnWorker(known: options.patterns) }
      }
      return (try await run.run(), timeless(output))
    }
    let expected = try await told(1, 40)
    #expect(expected.0 == 1)
    #expect(expected.1.contains("Deaf differs"))
    #expect(expected.1.contains("Phone differs"))
    for jobs in 2...3 { #expect(try await told(jobs, 40) == expected) }
  }

  @Test func `counts what one would count, in whatever order the blocks are ready`() async throws {
    let known = [Pattern.deaf, .phone]
    let options = try ParityOptions(["--runs", "24", "--steps", "12"], known)
    var counts: Set<[Int]> = []
    for (size, isReversed) in [(1, false), (5, true), (24, false)] {
      let schedule = Schedule(options, size: size)
      var blocks: [(number: Int, block: Block)] = []
      while let next = schedule.next() { blocks.append(next) }
      #expect(schedule.isOver == false)
      var seeds: [UInt64] = []
      for (number, block) in isReversed ? blocks.reversed() : blocks {
        let answer = await block.run(among: known)
        seeds += schedule.take(answer, of: block, number: number).map(\.seed)
      }
      #expect(schedule.isOver)
      counts.insert([schedule.coverage.runs, schedule.steps] + seeds.map { Int($0) })
    }
    #expect(counts.count == 1)
  }

  @Test func `is interrupted with its processes, in the middle of what they do`() async throws {
    var output = ""
    let interruption = Interruption()
    let program = try #require(Tool.url)
    let options = try ParityOptions(["--runs", "1000", "--steps", "100000", "--jobs", "2"], Pattern.all)
    let terminal = Terminal { output += $0 }
    let run = ParityRun(options, terminal: terminal, interruption: interruption) { count throws(UsageError) in
      try WorkerProcess.start(count, of: program).map { Interrupting(worker: $0, interruption: interruption) }
    }
    #expect(try await run.run() == 130)
    #expect(output.contains(", 0 runs of 100000 steps"))
    #expect(output.contains("\ninterrupted: this is what was done so far\n"))
  }

  @Test(arguments: [("/bin/sh", "status"), ("/no/such/program", "")])
  func `says which runs a process that crashed was at, and that none can be started`(
    program: String, ending: String
  ) async throws {
    let options = try ParityOptions(["--runs", "64", "--jobs", "2", "--steps", "30"], Pattern.all)
    let run = ParityRun(options, terminal: Terminal { _ in }) { count throws(UsageError) in
      try WorkerProcess.start(count, of: URL(filePath: program))
    }
    let error = await #expect(throws: UsageError.self) { try await run.run() }
    let text = "\(try #require(error))"
    if ending.isEmpty {
      #expect(text.contains("no process can be started"))
      #expect(text.contains("--jobs 1"))
    } else {
      #expect(text.contains("a worker ended with \(ending)"))
      // Both crash, and either may be the first to be noticed.
      let seeds = try #require(text.firstMatch(of: /with seeds (1 to 4|5 to 8)\n/)).1
      let seed = try #require(seeds.first)
      #expect(
        text.contains(
          "Again: swift run quartet parity --jobs 1 --seed \(seed) --runs 4 --steps 30 --pattern "))
    }
  }

  @Test func `refuses as a worker what is no block, and ends with its input`() async throws {
    #expect(try await Tool.run("parity", "--worker").status == 0)
    let run = try await Tool.run("parity", "--worker", input: "x\n")
    #expect(run.status == 2)
    #expect(run.errors.contains("a worker takes blocks of runs, a line of JSON each, not \"x\""))
  }
}

/// A worker that is interrupted when it has hardly begun.
private struct Interrupting: Worker {
  let worker: any Worker
  let interruption: Interruption

  func run(_ block: Block) async throws(UsageError) -> Block.Answer? {
    Task { interruption.come() }
    return try await worker.run(block)
  }

  func stop() { worker.stop() }
}
