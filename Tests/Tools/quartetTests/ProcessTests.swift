import Foundation
import QuartetArguments
import QuartetCommand
import QuartetImplementations
import QuartetParity
import QuartetToolchain
import Testing

@testable import quartet

struct `quartet parity with several processes` {
  /// The output without times.
  private func timeless(_ output: String) -> String {
    output.replacing(/in \d+\.\d s, \d+ a second/, with: "").replacing(/"seconds" : .*/, with: "")
  }

  /// `.ci/run` checks completely with several.
  @Test(arguments: [[], ["--json"]])
  func `quartet parity with several processes prints the same as one process`(format: [String]) async throws {
    let arguments =
      ["parity", "--pattern", "rvb", "baseline", "--runs", "12", "--steps", "20"] + format + ["--jobs"]
    let one = try await Tool.run(arguments + ["1"])
    let two = try await Tool.run(arguments + ["2"])
    for run in [one, two] { run.expect() }
    #expect(timeless(one.output) == timeless(two.output))
  }

  @Test func `quartet parity with several processes passes on what to check`() throws {
    let options = ["--bound", "small", "--early", "--choices"]
    let passed = try ParityOptions.reading(options).arguments(for: [Implementations.all[0]])
    #expect(passed.starts(with: options + ["--pattern"]))
  }

  @Test func `quartet parity with several processes adds up what each process has checked`() throws {
    var parts = [ParityResult(patterns: ["A"]), ParityResult(patterns: ["B"])]
    let check = CompleteCheck(Array(Implementations.all.prefix(2)), Tour(Search(.small)))
    for index in parts.indices {
      parts[index].complete = [ParityResult.Part(check, of: 2)]
      parts[index].complete[0].walked = index + 1
      parts[index].interrupted = index == 1
      parts[index].steps = 10
    }
    let difference = #"{"pattern": "B", "rule": "L1", "scenario": "swipe", "reason": "", "replay": ""}"#
    parts[1].differences = [try JSONDecoder().decode(ParityDifference.self, from: Data(difference.utf8))]
    var sum = ParityResult(patterns: [])
    for part in parts { sum.add(part) }
    #expect(sum.patterns == ["A", "B"])
    Tool.Run(output: sum.text(Style(isColoured: false))).expect(
      prints: "  3 of \(2 * check.walkCount) pieces: 169 states, 918 transitions",
      "interrupted: these are the results until then\n✗ B breaks L1")
  }

  @Test func `parity prints what was checked when it is interrupted before or while the processes run`()
    async throws
  {
    var output = ""
    let program = try #require(Tool.url)
    let options = try ParityOptions.reading(
      ["--runs", "1000000", "--jobs", "2", "--pattern", "rvb", "baseline"])
    let task = Task {
      try await ParityRun(options, terminal: Terminal { output += $0 }, program: program).run()
    }
    task.cancel()
    #expect(try await task.value == 130)
    #expect(output.contains("interrupted"))
  }

  @Test func `parity ends a process when its input ends, which the end of its parent closes`() async throws {
    let run = try await Tool.run("parity", "--runs", "1000000", "--jobs", "1", "--json", "--worker")
    run.expect(status: 130, prints: #""interrupted" : true"#)
  }

  @Test(arguments: [
    ("/bin/false", "a process ended with status 1\nRepeat it: swift run quartet parity --runs 64 "),
    ("/bin/false", " --steps 30 --pattern roundtable rvb baseline --jobs 1"),
    ("/no/such/program", "cannot start a process: "),
    ("/no/such/program", "\nUse this process alone: --jobs 1\n"),
  ])
  func `parity reports a process that crashed or did not start`(program: String, text: String) async throws {
    let options = try ParityOptions.reading(["--runs", "64", "--jobs", "2", "--steps", "30"])
    let run = ParityRun(options, terminal: Terminal { _ in }, program: URL(filePath: program))
    let error = await #expect(throws: UsageError.self) { try await run.run() }
    #expect("\(try #require(error))".appending("\n").contains(text))
  }
}

/// Starts a program that sends a signal to this process, and prints when it is ended itself; otherwise it ends later.
private func start(_ number: Int32, with run: ([String]) throws -> Void) throws {
  // A shell ignores some signals in what it runs in the background.
  signal(number, SIG_DFL)
  try run(["sh", "-c", "trap 'echo ended >&2; exit' INT; kill -\(number) $PPID; sleep 9 & wait"])
}

private func startProgram(_ number: Int32) throws {
  try start(number) { _ = try Program($0, output: FileHandle.standardError).waitForEnd() }
}

struct `A signal` {
  @Test func `Ctrl-C, the end of the terminal and a request to end also end what the command has started`()
    async throws
  {
    let results = [
      try await #require(processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]) {
        try await MainActor.run { try startProgram(SIGINT) }
      },
      try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
        try await MainActor.run { try startProgram(SIGTERM) }
      },
      try await #require(processExitsWith: .signal(SIGHUP), observing: [\.standardErrorContent]) {
        try await MainActor.run { try startProgram(SIGHUP) }
      },
      try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
        try await MainActor.run { try start(SIGTERM) { _ = try Toolchain.run($0) } }
      },
    ]
    for result in results {
      #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("ended"))
    }
  }

  @Test func `A signal that a process ignores does not end what it has started`() throws {
    let old = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, old) }
    let output = try Toolchain.run(["sh", "-c", "kill -HUP $PPID; echo lives"])
    #expect(output == Data("lives\n".utf8))
  }
}
