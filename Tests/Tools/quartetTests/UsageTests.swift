import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

struct `The help` {
  @Test func `The help has a text for each command, with examples that work`() throws {
    for type in Quartet.commands {
      let name = type.name
      for arguments in [["help", name], [name, "-h"], [name, "--x", "--help"]] {
        let command = try Quartet.command(arguments) as? HelpOptions
        #expect(command?.topic == type, "\(arguments)")
      }
      try checkText(type.help)
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["-v", "--help"]])
  func `The help has an overview`(arguments: [String]) throws {
    let command = try #require(try Quartet.command(arguments) as? HelpOptions)
    #expect(command.topic == nil)
    for type in Quartet.commands { #expect(HelpOptions.overview.contains("  quartet \(type.name)")) }
    try checkText(HelpOptions.overview)
  }

  private func checkText(_ text: String) throws {
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 79 }, "\(text)")
    for line in lines.drop(while: { $0 != "Examples:" }) where line.hasPrefix("  quartet ") {
      let example = line.replacing(/"Round Table"/, with: "baseline").prefix { $0 != ">" }
      _ = try Quartet.command(example.split(separator: " ").dropFirst().map(String.init))
    }
  }

  @Test func `The help is printed to standard output, and so is the version`() async throws {
    #expect(try await Tool.run("--help") == Tool.Run(output: HelpOptions.overview + "\n"))
    #expect(try await Tool.run("--version") == Tool.Run(output: "quartet 0.9.0\n"))
  }
}

struct `Wrong arguments` {
  nonisolated static let commands = "Commands: run, play, compare, explore, parity, new, list, help"

  nonisolated static let errors: [(arguments: [String], error: String)] = [
    (["plya"], "there is no command \"plya\"\nDid you mean: play?\n\(commands)"),
    ([""], "there is no command \"\"\n\(commands)"),
    (["a\u{1b}[31m"], "there is no command \"a\\u{1b}[31m\"\n\(commands)"),
    (["baseline"], "there is no command \"baseline\"\nDid you mean: quartet play \"baseline\"?\n\(commands)"),
    (
      [String(repeating: "x", count: 100)],
      "there is no command \"\(String(repeating: "x", count: 80))…\"\n\(commands)"
    ),
    (["--verbos"], "there is no option \"--verbos\" of run\nDid you mean: --verbose?\n%run"),
    (["-v", "x"], "write a command before its options; found \"x\"\n\(commands)"),
    (["help", "plya"], "there is no command \"plya\"\nDid you mean: play?\n\(commands)\n%help"),
    (["help", "play", "x"], "help takes a command; found also \"x\"\n%help"),
    (["run", "--pattern"], "--pattern needs an implementation after it\n@\n%run"),
    (["list", "x"], "list takes only options; found \"x\"\n%list"),
    (["play"], "play needs an implementation\n@\n%play"),
    (["play", "qqqqqq"], "there is no implementation \"qqqqqq\"\n@\n%play"),
    (["play", "baselin"], "there is no implementation \"baselin\"\nDid you mean: Baseline?\n@\n%play"),
    (
      ["play", "baseline", "a", "b"],
      "play takes an implementation and a file or a scenario; found also \"b\"\n%play"
    ),
    (["play", "baseline", "--kind=fax"], "there is no kind \"fax\"\nKinds: email, phone\n%play"),
    (["play", "baseline", "--trace"], "there is no option \"--trace\" of play\n%play"),
    (["run", "--pattern", "MVC"], "there is no implementation \"MVC\"\nDid you mean: MVVM?\n@\n%run"),
    (["compare"], "compare needs a scenario or a file\n%compare"),
    (["compare", "a", "--step", "x"], "--step needs a number from 0 on, found \"x\"\n%compare"),
    (["explore", "a", "b"], "explore takes a folder; found also \"b\"\n%explore"),
    (["parity", "--runs", "0"], "--runs needs a number from 1 to 1000000000, found \"0\"\n%parity"),
    (["parity", "--jobs", "257"], "--jobs needs a number from 1 to 256, found \"257\"\n%parity"),
    (["parity", "--seed", "-1"], "--seed needs a number from 0 on, found \"-1\"\n%parity"),
    (["parity", "--runs", "5", "--scenario", "x"], "--scenario cannot be combined with --runs\n%parity"),
    (["parity", "--early", "--steps=5"], "--steps cannot be combined with --early\n%parity"),
    (["parity", "-x"], "there is no option \"-x\" of parity\n%parity"),
    (
      ["parity", "Baseline"],
      """
      parity takes only options; found "Baseline"
      Did you mean: quartet parity --pattern "Baseline"?
      %parity
      """
    ),
  ]

  @Test(arguments: errors)
  func `Wrong arguments are named in the error`(arguments: [String], error expected: String) {
    let error = #expect(throws: UsageError.self) { try Quartet.command(arguments) }
    let names = "Implementations: \(Implementations.all.map { $0.patternName }.joined(separator: ", "))"
    let text = expected.replacing("@", with: names)
      .replacing(/%(\w+)/) { "See: quartet \($0.1) --help" }
    #expect(error.map { "\($0)" } == text)
  }

  @Test(arguments: [
    ["plya"], ["play", "baseline", "/no/such"], ["parity", "--scenario", "/no/such"],
    ["compare", "/no/such"],
  ])
  func `Wrong arguments exit with 2, and print only to standard error`(arguments: [String]) async throws {
    let run = try await Tool.run(arguments)
    #expect(run.output == "" && run.status == 2 && run.errors.hasPrefix("quartet: there is no "), "\(run)")
  }

  @Test func `Wrong arguments can be a folder of explore that is something else`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notes").path
    try Data().write(to: URL(filePath: file))
    let site = folder.appending(path: "\u{1b}site")
    try FileManager.default.createDirectory(
      at: site.appending(path: "data"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: site.appending(path: "index.html"))
    // What an interrupted command has left, and a file that was added since.
    let marked = folder.appending(path: "marked")
    try FileManager.default.copyItem(at: site, to: marked)
    try Data().write(to: marked.appending(path: ".quartet-explore"))
    for (path, error) in [
      (file, "is not a folder that can be read\nSee: quartet explore --help"),
      (folder.path, "contains other files\nName a new or an empty folder"),
      (site.path, "contains other files\nName a new or an empty folder"),
      (marked.path, "contains other files\nName a new or an empty folder"),
      ("\(file)/new", "cannot be written: Not a directory\nName a folder that you can write to"),
    ] {
      let run = try await Tool.run("explore", path)
      #expect(run == Tool.Run(output: "", errors: "quartet: \(Text.quoted(path)) \(error)\n", status: 2))
    }
    #expect(try String(contentsOf: site.appending(path: "index.html"), encoding: .utf8) == "mine")
  }

  @Test func `A rule's name stands for its scenario if it has only one`() throws {
    #expect(try Script(name: "L6").scenarios().map(\.name) == ["L06-wrong-pair"])
  }

  @Test func `Wrong arguments can be files that cannot be read`() throws {
    let advice = "Name a scenario's file, or a scenario from quartet list"
    let binary = try TemporaryFile(Data(repeating: 0xff, count: 8_000_000))
    let large = try TemporaryFile(Data(repeating: 0xff, count: 8_000_001))
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
      ("r1", "R1 has several scenarios\nName one: R01-comment-of-other-window, R01-latest-comment"),
      ("/usr", "\"/usr\" is a folder\n\(advice)"),
      (binary.url.path, "\"\(binary.url.path)\" is not UTF-8 text\n\(advice)"),
      (large.url.path, "\"\(large.url.path)\" is larger than 8 MB\n\(advice)"),
      (empty.url.path, "\"\(empty.url.path)\", line 1: "),
      (typo.url.path, "\"\(typo.url.path)\", line 4: expected tap, type"),
    ] {
      let thrown = #expect(throws: UsageError.self) { try Script(name: name).scenarios() }
      #expect(thrown.map { "\($0)" }?.hasPrefix(error) == true)
    }
    let thrown = #expect(throws: UsageError.self) { try Script(name: typo.url.path).scenarios() }
    #expect(thrown.map { "\($0)" }?.hasSuffix("\nSteps: quartet help play") == true)
  }
}
