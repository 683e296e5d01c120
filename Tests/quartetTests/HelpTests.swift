import Testing

@testable import quartet

@Suite struct `The help` {
  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "help"], ["-v", "--help"]])
  func `comes for the command`(arguments: [String]) throws {
    let command = try Command(arguments: arguments)
    guard case .help(.overview) = command else {
      Issue.record("\(command)")
      return
    }
  }

  @Test func `of the command has its usage, examples, accounts and statuses`() async throws {
    let run = try await Tool.run("--help")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == Help.overview.text + "\n")
    for text in [
      "quartet play PATTERN [FILE]", "quartet list", "--verbose", "Examples:", "NO_COLOR", "Exit status: 0",
      "ada@example.com      password lovelace", "grace@example.com    password hopper",
      "+15550100            password 5550100",
    ] {
      #expect(run.output.contains(text))
    }
  }

  @Test func `of play explains every step, and has the accounts too`() async throws {
    let run = try await Tool.run("play", "--help")
    #expect(run == (try await Tool.run("help", "play")))
    #expect(run == (try await Tool.run("play", "-h")))
    #expect(run.status == 0)
    for text in [
      "swipe halfway", "back, escape", "open quartet://comment", "expire", "wait 30s", "reply accepted",
      "finish", "help, quit", "--kind email|phone", "password lovelace",
    ] {
      #expect(run.output.contains(text))
    }
  }

  @Test func `of list names the rules`() async throws {
    let run = try await Tool.run("list", "--help")
    #expect(run == (try await Tool.run("help", "list")))
    #expect(run.status == 0)
    #expect(run.output.contains("Docs/Feature.md"))
  }

  @Test func `fits in 90 columns`() {
    for help in [Help.overview, .play, .parity, .list] {
      #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    }
  }
}
