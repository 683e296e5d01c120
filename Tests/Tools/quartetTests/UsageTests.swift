import QuartetArguments
import QuartetCommand
import Testing

@testable import quartet

@Suite struct `The help` {
  @Test func `The help has a text for each command, with examples that work`() throws {
    for type in Quartet.commands {
      let name = type.name
      for arguments in [["help", name], [name, "-h"], [name, "--json", "--help"]] {
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
    #expect(lines.filter { $0.count > 79 } == [])
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
