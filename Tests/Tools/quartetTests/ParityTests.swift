import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

struct `quartet parity` {
  @Test func `parity runs random steps, prints the rules that they exercise, and exits with 0`() async throws
  {
    let run = try await Tool.run("parity", "--runs", "10", "--steps", "30", "--seed=7")
    let count = Implementations.all.count
    // Of these seeds, only 16 is divisible by 16. Progress is only for terminals.
    run.expect(
      prints: "\(count) implementations, 10 runs of 30 steps, seeds 7 to 16\n\(count * 300) steps in ",
      "\nleaks (M1, M2) checked in 1\nrules  ", endsWith: "\n✓ no difference\n")
  }

  @Test func `quartet parity checks completely within a bound, and names the bounds`() async throws {
    let run = try await Tool.run("parity", "--bound", "small", "--pattern", "baseline")
    run.expect(
      prints: "complete: 169 states, 918 transitions, 4108 steps", "\n1 implementation: 4108 steps in ",
      endsWith: "✓ no difference\n")
    let help = try await Tool.run("parity", "--help")
    for bound in Bound.all { help.expect(prints: bound.name) }
    let wrong = try await Tool.run("parity", "--bound", "smal")
    #expect(wrong.status == 2 && wrong.errors.contains("Bounds: small, default"))
  }

  @Test func `quartet parity runs some implementations, and prints JSON`() async throws {
    let names = Implementations.all.prefix(2).map { $0.patternName }
    let run = try await Tool.run(
      "parity", "--runs", "3", "--steps", "10", "--json", "--pattern", names[0], names[1])
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["patterns"] as? [String] == names)
    let numbers = ["runs", "steps", "seconds"].map { object?[$0] as? Double ?? 0 }
    #expect(numbers.prefix(2) == [3, 60] && numbers[2] > 0)
    #expect(object?["interrupted"] as? Bool == false)
    #expect((object?["differences"] as? [Any])?.isEmpty == true)
  }

  @Test func `quartet parity runs scenarios and files, which may set unspecified behaviour`() async throws {
    let file = try TemporaryFile(
      "rule: L1\ntitle: Login\nkind: phone\nunspecified: 12\n\ntap 4 ...\nopen quartet://comment\n")
    let run = try await Tool.run("parity", "--choices", "--scenario", "L06-wrong-pair", file.url.path)
    let count = Implementations.all.count
    run.expect(
      prints: "\(count) implementations, 2 scenarios\n\(8 * count) steps in ",
      "\nrules  13 of \(Rule.allCases.count)\n")
  }

  /// A run that finds differences.
  private func differing(_ arguments: [String]) async throws -> Tool.Run {
    var output = ""
    var options = try ParityOptions.reading(arguments)
    options.implementations = [NoLinksFeature.self]
    let status = try await ParityRun(options, terminal: Terminal { output += $0 }).run()
    return Tool.Run(output: output, status: status)
  }

  @Test func `parity prints a difference with the scenario that shows it and the commands that repeat it`()
    async throws
  {
    let run = try await differing(["--runs", "50", "--jobs", "1"])
    run.expect(
      status: 1, prints: "open quartet://",
      "   Repeat: swift run quartet parity --pattern nolinks --seed 1 --runs 1 --steps 60\n",
      "swift run quartet play nolinks found.scenario", "\n✗ No Links breaks ")
    #expect(run.output.contains(/✗ .*  No Links differs, with seed 1\n/))
    #expect(run.output.contains("EXPECTED") || run.output.contains("is not understood"))
  }

  @Test func `parity prints a difference that the complete check finds, and what else was checked`()
    async throws
  {
    let run = try await differing(["--bound", "small"])
    run.expect(
      status: 1, prints: "   Repeat: swift run quartet parity --bound small --pattern nolinks\n",
      "on in found.scenario, then\n")
    #expect(run.output.contains(/✗ .*D1.*  No Links differs\n/))
    #expect(run.output.contains(/\n  \d+ of \d+ pieces: 169 states/))
  }

  @Test(arguments: [([], "✗ No Links breaks D1"), (["--json"], #""rule" : "D1 or D3""#)])
  func `quartet parity prints a scenario that differs`(format: [String], text: String) async throws {
    let file = try TemporaryFile("rule: D1\ntitle: A link\n\nopen quartet://comment\n")
    let run = try await differing(["--scenario", file.url.path] + format)
    run.expect(status: 1, prints: text, "swift run quartet play nolinks")
  }

  @Test func `parity runs the variants of a file and says how to check a different one again`() async throws {
    let file = try TemporaryFile(
      "rule: D1\ntitle: A link\nvariants: swipe | link = open quartet://comment\n<variant>\n")
    let run = try await differing(["--scenario", file.url.path])
    run.expect(
      status: 1, prints: "✗ No Links breaks D1 or D3\n", "1 implementation, 2 scenarios\n",
      "\nleaks (M1, M2) checked in 2\n",
      "Replay: swift run quartet parity --pattern nolinks --scenario \"\(file.url.path)\"\n")
  }

  @Test(arguments: [["--runs", "1000000"], ["--bound", "small"], ["--scenario", "L06-wrong-pair"]])
  func `parity prints the results so far when it is interrupted, and exits with 130`(what: [String])
    async throws
  {
    var output = ""
    let options = try ParityOptions.reading(what)
    let task = Task {
      try await ParityRun(options, terminal: Terminal { output += $0 }, program: nil).run()
    }
    task.cancel()
    #expect(try await task.value == 130)
    #expect(output == "interrupted before anything was compared\n")
  }

  @Test func `quartet parity prints at most 80 columns`() {
    var result = ParityResult(patterns: Implementations.all.map { $0.patternName })
    (result.seed, result.stepsPerRun) = (1_000_000_000_000, 100_000)
    (result.runs, result.steps, result.seconds) = (1_000_000_000, 500_000_000_000, 1_000_000)
    let text = result.text(Style(isColoured: false))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { Text.width(String($0)) <= 80 } && text.contains("without R1 R2"))
  }

  @Test func `quartet parity shows its progress`() {
    #expect(ProgressLine(since: .now - .seconds(3)).seconds >= 3)
    let lines = [(10, 100, 5_000, 2), (1, 10_000, 240, 1), (1, 101, 240, 1)].map {
      done, all, steps, seconds in
      ProgressLine.text(done: done, of: all, "runs", steps: steps, seconds: Double(seconds))
    }
    #expect(
      lines == [
        "10 of 100 runs, 2500 steps a second, 18 s left",
        "1 of 10000 runs, 240 steps a second, 2 h 46 min left",
        "1 of 101 runs, 240 steps a second, 1 min 40 s left",
      ])
  }
}
