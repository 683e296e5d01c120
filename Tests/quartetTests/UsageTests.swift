import Foundation
import Testing

@testable import quartet

@Suite struct `Misuse` {
  static let commands =
    "Commands: play, parity, measure, list, help; without one, every scenario runs. See: quartet --help"
  static var patterns: String { "Patterns: \(Pattern.all.map(\.name).joined(separator: ", "))" }
  static var pattern: String { Pattern.all[0].target }

  /// Runs the command and makes sure that it exits with 2 and prints nothing but this on standard error.
  private func expect(_ errors: String, of run: Tool.Run, _ location: SourceLocation = #_sourceLocation) {
    #expect(run == Tool.Run(output: "", errors: errors + "\n", status: 2), sourceLocation: location)
  }

  @Test func `An unknown command`() async throws {
    expect(
      "quartet: there is no command \"plya\"\nPerhaps: play\n\(Self.commands)", of: try await Tool.run("plya")
    )
    expect("quartet: there is no command \"\"\n\(Self.commands)", of: try await Tool.run(""))
    expect(
      "quartet: there is no command \"a\\u{1b}[31m\"\n\(Self.commands)", of: try await Tool.run("a\u{1b}[31m")
    )
  }

  @Test func `A pattern in the place of a command`() async throws {
    let (target, commands) = (Self.pattern, Self.commands)
    expect(
      "quartet: there is no command \"\(target)\"\nPerhaps: quartet play \"\(target)\"\n\(commands)",
      of: try await Tool.run(target))
  }

  @Test func `An unknown option`() async throws {
    expect(
      "quartet: there is no option \"--verbos\"\nPerhaps: --verbose\nSee: quartet --help",
      of: try await Tool.run("--verbos"))
    expect(
      "quartet: there is no option \"-v\" of list\nSee: quartet list --help",
      of: try await Tool.run("list", "-v"))
    expect(
      "quartet: there is no option \"--kin\" of play\nPerhaps: --kind\nSee: quartet play --help",
      of: try await Tool.run("play", Self.pattern, "--kin"))
    expect(
      "quartet: there is no option \"x\", and a command comes before its options\n\(Self.commands)",
      of: try await Tool.run("-v", "x"))
  }

  @Test func `An argument too many`() async throws {
    expect(
      "quartet: list takes no arguments, and was given \"x\"\nSee: quartet list --help",
      of: try await Tool.run("list", "x"))
    let name = Pattern.all[0].name
    expect(
      """
      quartet: play takes a pattern and one file; "b" is too much
      A name with spaces stands in quotes: quartet play "\(name)"
      See: quartet play --help
      """, of: try await Tool.run("play", name, "a", "b"))
  }

  @Test func `Unknown help`() async throws {
    expect(
      """
      quartet: there is no help on "plya"
      Perhaps: play
      There is: quartet help, and quartet help with play, parity, measure or list
      """, of: try await Tool.run("help", "plya"))
  }

  @Test func `No pattern, and an unknown one`() async throws {
    expect(
      "quartet: play which pattern?\n\(Self.patterns)\nSee: quartet play --help",
      of: try await Tool.run("play"))
    expect(
      "quartet: there is no pattern \"qqqqqq\"\n\(Self.patterns)", of: try await Tool.run("play", "qqqqqq"))
    let mistyped = String(Pattern.all[0].name.dropLast())
    expect(
      "quartet: there is no pattern \"\(mistyped)\"\nPerhaps: \(Pattern.all[0].name)\n\(Self.patterns)",
      of: try await Tool.run("play", mistyped))
  }

  @Test func `A kind that there is not`() async throws {
    let advice = "Write: --kind email or --kind phone"
    expect(
      "quartet: --kind wants a kind after it\n\(advice)",
      of: try await Tool.run("play", Self.pattern, "--kind"))
    expect(
      "quartet: there is no kind \"fax\"\n\(advice)",
      of: try await Tool.run("play", Self.pattern, "--kind=fax"))
  }

  @Test func `A file that cannot be read`() async throws {
    let wanted = "Name a file of steps, a line each, or a scenario; quartet list has them"
    expect(
      "quartet: there is no file and no scenario \"/no/such.file\"\nScenarios: quartet list",
      of: try await Tool.run("play", Self.pattern, "/no/such.file"))
    expect(
      """
      quartet: there is no file and no scenario "L06-wrong-pai"
      Perhaps: L06-wrong-pair
      Scenarios: quartet list
      """, of: try await Tool.run("play", Self.pattern, "L06-wrong-pai"))
    expect(
      "quartet: \"/\" is a folder\n\(wanted)", of: try await Tool.run("play", Self.pattern, "/"))
    let file = try TemporaryFile(Data([0xff, 0xfe, 0x00]))
    expect(
      "quartet: \"\(file.url.path)\" is no text in UTF-8\n\(wanted)",
      of: try await Tool.run("play", Self.pattern, file.url.path))
  }

  @Test func `A pattern is found however its name is written`() throws {
    for pattern in Pattern.all {
      let name = pattern.name
      let ways = [
        name, name.uppercased(), name.replacing(" ", with: ""), name.replacing(" ", with: "-").lowercased(),
        pattern.target,
      ]
      for way in ways {
        guard case .play(let found, nil, nil) = try Command(arguments: ["play", way]) else {
          Issue.record("\(way)")
          continue
        }
        #expect(found.name == name)
      }
    }
  }
}
