import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

@Suite struct `quartet parity` {
  @Test func `parity runs random steps, prints the rules that they exercise, and exits with 0`() async throws
  {
    let run = try await Tool.run("parity", "--runs", "10", "--steps", "30", "--seed=7")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "Progress is only for terminals.")
    let lines = run.output.split(separator: "\n")
    let count = Implementations.all.count
    #expect(
      lines[0] == "\(count) implementations, 10 runs of 30 steps, seeds 7 to 16")
    #expect(lines[1].hasPrefix("\(count * 300) steps in "))
    #expect(lines[2] == "leaks (M1, M2) checked in 1", "Of these seeds, only 16 is divisible by 16.")
    #expect(lines[3].hasPrefix("rules  "))
    #expect(lines.last == "✓ no difference")
  }

  @Test func `quartet parity checks completely within a bound, and names the bounds`() async throws {
    let run = try await Tool.run("parity", "--bound", "small", "--pattern", "baseline")
    #expect(run.status == 0)
    #expect(run.output.contains("complete: 169 states, 918 transitions, 4108 steps"))
    #expect(run.output.contains("\n1 implementation: 4108 steps in "))
    #expect(run.output.hasSuffix("✓ no difference\n"))
    let help = try await Tool.run("parity", "--help").output
    for bound in Bound.all { #expect(help.contains(bound.name)) }
    let wrong = try await Tool.run("parity", "--bound", "smal")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Bounds: small, default"))
  }

  @Test func `quartet parity runs some implementations, and prints JSON`() async throws {
    let names = Implementations.all.prefix(2).map { $0.patternName }
    let run = try await Tool.run(
      "parity", "--runs", "3", "--steps", "10", "--json", "--pattern", names[0], names[1])
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["patterns"] as? [String] == names)
    #expect(object?["runs"] as? Int == 3)
    #expect(object?["steps"] as? Int == 60)
    #expect(try #require(object?["seconds"] as? Double) > 0)
    #expect(object?["interrupted"] as? Bool == false)
    #expect((object?["differences"] as? [Any])?.isEmpty == true)
  }

  @Test func `quartet parity runs scenarios and files, which may set unspecified behaviour`() async throws {
    let file = try TemporaryFile(
      "rule: L1\ntitle: Login\nkind: phone\nunspecified: 12\n\ntap 4 ...\nopen quartet://comment\n")
    let run = try await Tool.run("parity", "--choices", "--scenario", "L06-wrong-pair", file.url.path)
    #expect(run.status == 0)
    let count = Implementations.all.count
    #expect(run.output.contains("\(count) implementations, 2 scenarios\n\(8 * count) steps in "))
    #expect(run.output.contains("\nrules  13 of \(Rule.allCases.count)\n"))
  }

  /// The output of a run that finds differences.
  private func output(_ arguments: [String]) async throws -> String {
    var output = ""
    var options = try ParityOptions.reading(arguments)
    options.implementations = [NoLinksFeature.self]
    #expect(try await ParityRun(options, terminal: Terminal { output += $0 }).run() == 1)
    return output
  }

  @Test func `parity prints a difference with the scenario that shows it and the commands that repeat it`()
    async throws
  {
    let output = try await output(["--runs", "50", "--jobs", "1"])
    #expect(output.contains(/✗ .*  No Links differs, with seed 1\n/))
    #expect(output.contains("open quartet://"))
    #expect(output.contains("EXPECTED") || output.contains("is not understood"))
    #expect(
      output.contains("   Repeat: swift run quartet parity --pattern nolinks --seed 1 --runs 1 --steps 60\n"))
    #expect(output.contains("swift run quartet play nolinks found.scenario"))
    #expect(output.contains("\n✗ No Links breaks "))
  }

  @Test func `parity prints a difference that the complete check finds, and what else was checked`()
    async throws
  {
    let output = try await output(["--bound", "small"])
    #expect(output.contains(/✗ .*D1.*  No Links differs\n/))
    #expect(output.contains("   Repeat: swift run quartet parity --bound small --pattern nolinks\n"))
    #expect(output.contains("on in found.scenario, then\n"))
    #expect(output.contains(/\n  \d+ of \d+ pieces: 169 states/))
  }

  @Test(arguments: [([], "✗ No Links breaks D1"), (["--json"], #""rule" : "D1 or D3""#)])
  func `quartet parity prints a scenario that differs`(format: [String], text: String) async throws {
    let file = try TemporaryFile("rule: D1\ntitle: A link\n\nopen quartet://comment\n")
    let output = try await output(["--scenario", file.url.path] + format)
    #expect(output.contains(text))
    #expect(output.contains("swift run quartet play nolinks"))
  }

  @Test func `parity runs the variants of a file and says how to check a different one again`() async throws {
    let file = try TemporaryFile(
      "rule: D1\ntitle: A link\nvariants: swipe | link = open quartet://comment\n<variant>\n")
    let output = try await output(["--scenario", file.url.path])
    #expect(output.contains("✗ No Links breaks D1 or D3\n"))
    #expect(output.contains("1 implementation, 2 scenarios\n"))
    #expect(output.contains("\nleaks (M1, M2) checked in 2\n"))
    #expect(
      output.contains(
        "Replay: swift run quartet parity --pattern nolinks --scenario \"\(file.url.path)\"\n"))
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
    let lines = result.text(Style(isColoured: false)).split(separator: "\n")
    #expect(lines.allSatisfy { Text.width(String($0)) <= 80 })
    #expect(result.text(Style(isColoured: false)).contains("without R1 R2"))
  }

  @Test func `quartet parity shows its progress`() {
    #expect(
      ProgressLine.text(done: 10, of: 100, "runs", steps: 5_000, seconds: 2)
        == "10 of 100 runs, 2500 steps a second, 18 s left")
    #expect(ProgressLine(since: .now - .seconds(3)).seconds >= 3)
    #expect(
      ProgressLine.text(done: 1, of: 10_000, "runs", steps: 240, seconds: 1).hasSuffix("2 h 46 min left"))
    #expect(
      ProgressLine.text(done: 1, of: 101, "runs", steps: 240, seconds: 1).hasSuffix("1 min 40 s left"))
  }
}
