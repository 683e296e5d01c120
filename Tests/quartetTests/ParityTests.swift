import Foundation
import Testing

@testable import quartet

@Suite struct `The command parity` {
  private static let see = "See: quartet parity --help"

  @Test func `takes random steps, tells what they exercised, and exits with 0`() async throws {
    let run = try await Tool.run("parity", "--runs", "10", "--steps", "30", "--seed=7")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "progress is for terminals")
    let lines = run.output.split(separator: "\n")
    let (patterns, steps) = (Count(Pattern.all.count, "implementation"), Pattern.all.count * 300)
    #expect(lines[0].hasPrefix("\(patterns), 10 runs of 30 steps, seeds 7 to 16: \(steps) steps in "))
    #expect(lines[1].hasPrefix("lifetimes (M1, M2) in "))
    #expect(lines[2].hasPrefix("rules  "))
    #expect(lines[2].contains(" of 41"))
    #expect(lines[3].hasPrefix("states "))
    #expect(lines[4].hasPrefix("pairs  "))
    #expect(lines.last == "✓ no difference")
  }

  @Test func `takes some patterns, and tells programs`() async throws {
    let names = Pattern.all.prefix(2).map(\.name)
    let run = try await Tool.run(
      "parity", "--runs", "3", "--steps", "10", "--json", "--pattern", names[0], names[1])
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["patterns"] as? [String] == names)
    #expect(object?["runs"] as? Int == 3)
    #expect(object?["steps"] as? Int == 60)
    #expect(object?["interrupted"] as? Bool == false)
    #expect((object?["differences"] as? [Any])?.isEmpty == true)
    #expect((object?["rules"] as? [String: Any])?["of"] as? Int == 41)
  }

  @Test func `runs scenarios, and those of files with choices`() async throws {
    let file = try TemporaryFile(
      "rule: L1\ntitle: Login\nkind: phone\nchoices: 12\n\ntap 4 ...\nopen quartet://comment\n")
    let run = try await Tool.run("parity", "--scenario", "L06-wrong-pair", file.url.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(Count(Pattern.all.count, "implementation")), 2 scenarios: "))
    let play = try await Tool.run("play", Pattern.all[0].target, file.url.path)
    #expect(play.status == 0)
    #expect(play.output.contains("choices: 12"))
  }

  @Test func `tells a difference with the scenario that shows it, and how to find it again`() async throws {
    var output = ""
    let terminal = Terminal { output += $0 }
    let options = try ParityOptions(["--runs", "50", "--jobs", "1", "--pattern", "Deaf"], [.deaf])
    #expect(try await ParityRun(options, terminal: terminal).run() == 1)
    #expect(
      output.contains("✗ D1  Deaf differs, with seed 1\n") || output.contains("✗ D2  Deaf differs, with"))
    #expect(output.contains("   open quartet://"))
    #expect(output.contains("the step should be understood and is not understood"))
    #expect(
      output.contains("   Again:  swift run quartet parity --pattern Deaf --seed 1 --runs 1 --steps 60\n"))
    #expect(output.contains("swift run quartet play Deaf found.scenario"))
    #expect(output.contains("\n✗ Deaf breaks D"))
  }

  @Test func `tells a scenario that differs, and programs too`() async throws {
    let file = try TemporaryFile("rule: D1\ntitle: A link\n\nopen quartet://comment\n")
    for format in [[], ["--json"]] {
      var output = ""
      let terminal = Terminal { output += $0 }
      let options = try ParityOptions(["--scenario", file.url.path] + format, [.deaf])
      #expect(try await ParityRun(options, terminal: terminal).run() == 1)
      #expect(output.contains(format.isEmpty ? "✗ Deaf breaks D1" : #""rule" : "D1""#))
      #expect(output.contains("swift run quartet play Deaf"))
    }
  }

  @Test func `tells what was done when it is interrupted, and exits with 130`() async throws {
    var output = ""
    let terminal = Terminal { output += $0 }
    let interruption = Interruption()
    interruption.come()
    let options = try ParityOptions(["--runs", "1000000", "--jobs", "1"], Pattern.all)
    #expect(try await ParityRun(options, terminal: terminal, interruption: interruption).run() == 130)
    #expect(output.contains("\ninterrupted: this is what was done so far\n"))
    #expect(output.hasSuffix("✓ no difference\n"))
  }

  @Test(arguments: [
    (["--runs"], "--runs wants a number after it"),
    (["--runs", "0"], "--runs wants a number from 1 to 1000000000, not \"0\""),
    (["--steps=x"], "--steps wants a number from 1 to 100000, not \"x\""),
    (["--seed", "-1"], "--seed wants a number from 0 to 18446744073709551615, not \"-1\""),
    (["--jobs", "0"], "--jobs wants a number from 1 to 256, not \"0\""),
    (["--jobs"], "--jobs wants a number after it"),
    (["--seed"], "--seed wants a number after it"),
    (["--pattern"], "--pattern wants a pattern after it"),
    (["--scenario", "--json"], "--scenario wants a file or a scenario after it"),
    (["--json=1"], "--json takes nothing after it"),
    (
      ["--runs", "5", "--scenario", "x"],
      "--runs says something about random steps, and --scenario takes its own"
    ),
  ])
  func `refuses arguments that are wrong`(arguments: [String], problem: String) {
    #expect(throws: UsageError(problem, advice: Self.see)) { try ParityOptions(arguments, Pattern.all) }
  }

  @Test func `refuses what it does not know, and exits with 2`() async throws {
    func errors(_ arguments: [String]) throws -> String {
      let error = #expect(throws: UsageError.self) { try Command(arguments: ["parity"] + arguments) }
      return "\(try #require(error))"
    }
    #expect(try errors(["--run"]).contains("there is no option \"--run\" of parity\nPerhaps: --runs"))
    #expect(try errors(["-x"]).contains("there is no option \"-x\" of parity"))
    #expect(try errors(["RVB"]).contains("Perhaps: quartet parity --pattern \"RVB\""))
    #expect(try errors(["--pattern", "qqqqqq"]).contains("there is no pattern \"qqqqqq\"\nPatterns: "))
    let file = try TemporaryFile("rule: D1\ntitle: A link\n\nopne x\n")
    let run = try await Tool.run("parity", "--scenario", file.url.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(", line 4: found \"opne\", expected tap, type"))
    #expect(try await Tool.run("parity", "--scenario", "/no/such").status == 2)
  }

  @Test func `has a help with examples`() async throws {
    let run = try await Tool.run("parity", "--help")
    #expect(run == (try await Tool.run("help", "parity")))
    #expect(run.status == 0)
    for text in [
      "--runs N", "--seed S", "--steps N", "--jobs N", "--pattern P", "--scenario FILE", "--json",
      "Examples:", "130",
    ] {
      #expect(run.output.contains(text))
    }
  }

  @Test func `tells how far it is`() {
    #expect(
      ParityProgress.line(done: 10, of: 100, steps: 5_000, seconds: 2)
        == "10 of 100 runs, 2500 steps a second, 18 s left")
    #expect(ParityProgress.line(done: 1, of: 10_000, steps: 240, seconds: 1).hasSuffix("2 h 46 min left"))
    #expect(ParityProgress.line(done: 1, of: 101, steps: 240, seconds: 1).hasSuffix("1 min 40 s left"))
  }
}
