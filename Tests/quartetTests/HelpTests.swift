import Testing

@testable import quartet

@Suite struct `The help` {
  @Test(arguments: [
    (["--help"], Help.overview), (["-h"], .overview), (["help"], .overview), (["help", "help"], .overview),
    (["-v", "--help"], .overview), (["play", "-h"], .play), (["help", "play"], .play),
    (["parity", "--help"], .parity), (["help", "parity"], .parity), (["list", "-h"], .list),
    (["help", "list"], .list), (["run", "-h"], .run), (["compare", "-h"], .compare),
    (["help", "compare"], .compare), (["new", "--help"], .new), (["help", "new"], .new),
    (["explore", "-h"], .explore),
  ])
  func `has a text for each command, with examples that work`(
    arguments: [String], topic: Help
  ) throws {
    guard case .help(topic) = try Command(arguments: arguments) else {
      Issue.record("This is not the help of \(topic).")
      return
    }
    let lines = topic.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 79 })
    for line in lines.drop(while: { $0 != "Examples:" }) where line.hasPrefix("  quartet ") {
      let example = line.replacing(/"Round Table"|roundtable|RVB VIPER/, with: "baseline").prefix {
        $0 != ">"
      }
      _ = try Command(arguments: example.split(separator: " ").dropFirst().map(String.init))
    }
  }

  @Test func `is printed to standard output`() async throws {
    #expect(try await Tool.run("--help") == Tool.Run(output: Help.overview.text + "\n"))
  }
}
