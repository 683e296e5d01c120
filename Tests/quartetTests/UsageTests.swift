import FeatureEntry
import Foundation
import Implementations
import Testing

@testable import quartet

@Suite struct `Wrong arguments` {
  nonisolated static let commands =
    "Commands: run, play, compare, explore, parity, new, list, help. See: quartet --help"
  nonisolated static let kinds = "Write: --kind email or --kind phone"

  nonisolated static let errors: [(arguments: [String], error: String)] = [
    (["plya"], "there is no command \"plya\"\nDid you mean: play?\n\(commands)"),
    ([""], "there is no command \"\"\n\(commands)"),
    (["a\u{1b}[31m"], "there is no command \"a\\u{1b}[31m\"\n\(commands)"),
    (["baseline"], "there is no command \"baseline\"\nDid you mean: quartet play \"baseline\"?\n\(commands)"),
    (["--verbos"], "there is no option \"--verbos\"\nDid you mean: --verbose?\nSee: quartet --help"),
    (["-v", "x"], "there is no option \"x\"; write a command before its options\n\(commands)"),
    (
      ["help", "plya"],
      """
      there is no help for "plya"
      Did you mean: play?
      Write: quartet help, or quartet help with run, play, compare, explore, parity, new or list
      """
    ),
    (["run", "--pattern"], "--pattern needs an implementation after it\n@"),
    (
      ["run", "--jsn"], "there is no option \"--jsn\" of run\nDid you mean: --json?\nSee: quartet run --help"
    ),
    (
      [String(repeating: "x", count: 100)],
      "there is no command \"\(String(repeating: "x", count: 80))…\"\n\(commands)"
    ),
    (["list", "-v"], "there is no option \"-v\" of list\nSee: quartet list --help"),
    (["list", "x"], "list takes only options; found \"x\"\nSee: quartet list --help"),
    (["play"], "play needs the name of an implementation\n@\nSee: quartet play --help"),
    (["play", "qqqqqq"], "there is no implementation \"qqqqqq\"\n@"),
    (["play", "baselin"], "there is no implementation \"baselin\"\nDid you mean: Baseline?\n@"),
    (
      ["play", "baseline", "--kin"],
      "there is no option \"--kin\" of play\nDid you mean: --kind?\nSee: quartet play --help"
    ),
    (
      ["play", "baseline", "a", "b"],
      """
      play takes one implementation and one file; found also "b"
      Put a name with spaces in quotes: quartet play "Baseline"
      See: quartet play --help
      """
    ),
    (["play", "baseline", "--kind"], "--kind needs a kind after it\n\(kinds)"),
    (["play", "baseline", "--kind=fax"], "there is no kind \"fax\"\n\(kinds)"),
    (
      ["play", "baseline", "--json"], "--json is for --trace\nWrite: --trace --json\nSee: quartet play --help"
    ),
    (
      ["play", "baseline", "--trace", "--json"], "--json needs a scenario or a file\nSee: quartet play --help"
    ),
    (["compare"], "compare needs a scenario or a file\n%"),
    (["compare", "a", "b"], "compare takes one scenario or file; found also \"b\"\n%"),
    (["compare", "a", "--step", "x"], "--step needs a number from 0, found \"x\"\n%"),
    (["compare", "a", "--pattern"], "--pattern needs an implementation after it\n@"),
    (["compare", "a", "--pattern", "qqqqqq"], "there is no implementation \"qqqqqq\"\n@"),
    (["compare", "a", "--jsn"], "there is no option \"--jsn\" of compare\nDid you mean: --json?\n%"),
    (["explore", "a", "b"], "explore takes one folder; found also \"b\"\nSee: quartet explore --help"),
    (
      ["explore", "--opne"],
      "there is no option \"--opne\" of explore\nDid you mean: --open?\nSee: quartet explore --help"
    ),
    (["parity", "--runs"], "--runs needs a number after it\n#"),
    (["parity", "--runs", "0"], "--runs needs a number from 1 to 1000000000, found \"0\"\n#"),
    (["parity", "--steps=x"], "--steps needs a number from 1 to 100000, found \"x\"\n#"),
    (["parity", "--seed", "-1"], "--seed needs a number from 0 to 18446744073709551615, found \"-1\"\n#"),
    (["parity", "--jobs", "0"], "--jobs needs a number from 1 to 256, found \"0\"\n#"),
    (["parity", "--pattern"], "--pattern needs an implementation after it\n#"),
    (["parity", "--pattern", "qqqqqq"], "there is no implementation \"qqqqqq\"\n@"),
    (["parity", "--scenario", "--json"], "--scenario needs a file or a scenario after it\n#"),
    (["parity", "--json=1"], "--json takes no value\n#"),
    (
      ["parity", "--runs", "5", "--scenario", "x"],
      "--runs is for random steps and cannot be combined with --scenario\n#"
    ),
    (["parity", "--run"], "there is no option \"--run\" of parity\nDid you mean: --runs?\n#"),
    (["parity", "-x"], "there is no option \"-x\" of parity\n#"),
    (
      ["parity", "Baseline"],
      "parity takes options only; found \"Baseline\"\nDid you mean: quartet parity --pattern \"Baseline\"?\n#"
    ),
  ]

  @Test(arguments: errors)
  func `are named in the error`(arguments: [String], error expected: String) {
    let error = #expect(throws: UsageError.self) { try Command(arguments: arguments) }
    let names = "Implementations: \(Implementations.all.map { $0.patternName }.joined(separator: ", "))"
    let text = expected.replacing("@", with: names).replacing("#", with: "See: quartet parity --help")
      .replacing("%", with: "See: quartet compare --help")
    #expect(error.map { "\($0)" } == "quartet: \(text)")
  }

  @Test(arguments: [
    ["plya"], ["play", "baseline", "/no/such"], ["parity", "--scenario", "/no/such"],
    ["compare", "/no/such"],
  ])
  func `exit with 2, and print only to standard error`(arguments: [String]) async throws {
    let run = try await Tool.run(arguments)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("quartet: there is no "))
    #expect(run.status == 2)
  }

  @Test func `can be a folder of explore that is something else`() async throws {
    let file = try TemporaryFile("")
    let parent = file.url.deletingLastPathComponent().path
    for (path, error) in [
      (file.url.path, "is not a folder that can be read\nSee: quartet explore --help"),
      (parent, "contains other files\nName a new or an empty folder"),
      ("\(file.url.path)/new", "cannot be written\nName a folder that you can write to"),
    ] {
      let run = try await Tool.run("explore", path)
      #expect(run == Tool.Run(output: "", errors: "quartet: \"\(path)\" \(error)\n", status: 2))
    }
  }

  @Test func `can be files that cannot be read`() throws {
    let advice = "Name a file with one step per line, or a scenario from quartet list"
    let binary = try TemporaryFile(Data([0xff, 0xfe, 0x00]))
    let empty = try TemporaryFile("")
    let typo = try TemporaryFile("rule: D1\ntitle: A link\n\nopne x\n")
    for (name, error) in [
      ("/no/such", "there is no file or scenario \"/no/such\"\nScenarios: quartet list"),
      (
        "L06-wrong-pai",
        """
        there is no file or scenario "L06-wrong-pai"
        Did you mean: L06-wrong-pair?
        Scenarios: quartet list
        """
      ),
      ("/", "\"/\" is a folder\n\(advice)"),
      (binary.url.path, "\"\(binary.url.path)\" is not UTF-8 text\n\(advice)"),
      (empty.url.path, "\"\(empty.url.path)\", line 1: "),
      (typo.url.path, "\"\(typo.url.path)\", line 4: found \"opne\", expected tap, type"),
    ] {
      let thrown = #expect(throws: UsageError.self) { try Script(name: name).scenarios() }
      #expect(thrown.map { "\($0)" }?.hasPrefix("quartet: \(error)") == true)
    }
  }
}
