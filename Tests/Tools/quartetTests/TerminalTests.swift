import QuartetCommand
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import Testing

@testable import quartet

/// Runs the command on a pseudoterminal, and types a line whenever the output ends with the prompt, once it contains a
/// text. Other tests run at the same time.
nonisolated struct Pseudoterminal {
  /// `script` of util-linux; other systems have other options, or no `script`.
  static let script: String? = ["/usr/bin/script", "/bin/script"].first { path in
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else {
      return false
    }
    return String(decoding: data, as: UTF8.self).contains("util-linux")
  }

  @concurrent static func run(
    _ arguments: String, typing lines: [String] = [], at prompt: String = "\n> ", after text: String = "",
    columns: Int = 80, environment: [String: String] = ["TERM": "xterm"]
  ) async throws -> Tool.Run {
    let program = try #require(Tool.url).path
    let process = Tool.process(
      URL(filePath: try #require(script)),
      ["-qec", "stty columns \(columns); '\(program)' \(arguments)", "/dev/null"], environment)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var bytes: [UInt8] = []
    var lines = lines[...]
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      bytes += data
      if bytes.suffix(prompt.utf8.count).elementsEqual(prompt.utf8), bytes.contains(text.utf8),
        let line = lines.popFirst()
      {
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      }
    }
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return Tool.Run(output: text, status: process.terminationStatus)
  }
}

@Suite(.enabled(if: Pseudoterminal.script != nil, "This needs script of util-linux."))
struct `On a terminal` {
  @Test func `On a terminal, parity removes the progress before it prints the results`() async throws {
    let run = try await Pseudoterminal.run(
      "parity --runs 3 --steps 10 --jobs 1 --pattern baseline")
    #expect(run.output.contains("\r\u{1b}[K1 implementation, 3 runs"))
  }

  @Test func `On a terminal, parity shows the progress of a complete check`() async throws {
    let run = try await Pseudoterminal.run(
      "parity --jobs 1 --pattern rvb --bound small", typing: ["\u{3}"], at: " left")
    #expect(run.output.contains(/\d+ of \d+ pieces,/))
  }

  @Test func `On a terminal, parity names the faster build, and prints the results so far after Ctrl-C`()
    async throws
  {
    let advice = "About ten times faster: swift run -c release quartet parity"
    let run = try await Pseudoterminal.run(
      "parity --runs 1000000 --jobs 2 --pattern rvb baseline", typing: ["\u{3}"], at: " left",
      after: "\(advice)\r\n")
    #expect(run.output.components(separatedBy: advice).count == 2)
    #expect(run.output.contains("interrupted: these are the results until then"))
    #expect(run.status == 130)
  }

  @Test(arguments: [(50, 50), (30, 40)])
  func `On a terminal, play draws what fits, unless that is too narrow`(columns: Int, width: Int) async throws
  {
    let run = try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["quit"], columns: columns,
      environment: ["TERM": "dumb"])
    #expect(run.output.contains("\n┌─ Review \(String(repeating: "─", count: width - 11))┐\n"))
  }

  @Test func `On a terminal, play prompts, uses colour, and does not fail if a step is refused`() async throws
  {
    let run = try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["4", "2 lovelace", "9", "quit"])
    #expect(run.status == 0)
    #expect(run.output.contains("“help” lists the steps, “quit” ends."))
    #expect(run.output.contains("> 2 lovelace\n╭─"))
    #expect(run.output.components(separatedBy: "lovelace").count == 2)
    let verdict = "✓ 3 steps, 1 refused: no difference from the specification"
    #expect(run.output.hasSuffix("> quit\n\u{1b}[32m\(verdict)\u{1b}[0m\n"))
  }

  @Test func `On a terminal, run shows that it has begun`() async throws {
    let run = try await Pseudoterminal.run("run timing --pattern baseline")
    #expect(run.output.contains(/\d+ of \d+ scenarios,/))
  }
}

@Suite struct `Colour` {
  @Test func `Colour is used on a terminal unless NO_COLOR or TERM=dumb is set`() {
    #expect(Style.usesColour(isTerminal: true, environment: [:]))
    #expect(Style.usesColour(isTerminal: true, environment: ["NO_COLOR": "", "TERM": "xterm"]))
    #expect(!Style.usesColour(isTerminal: true, environment: ["NO_COLOR": "0"]))
    #expect(!Style.usesColour(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!Style.usesColour(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test func `Colour is added to text only if it is enabled and the text has a role`() {
    #expect(Style(isColoured: true)(.bad, "no") == "\u{1b}[31mno\u{1b}[0m")
    #expect(Style(isColoured: true)(.plain, "no") == "no")
    #expect(Style(isColoured: false)(.bad, "no") == "no")
  }
}

@Suite struct `A reader that closes the pipe` {
  @Test func `A reader that closes the pipe ends the command without an error`() async throws {
    let file = try TemporaryFile("rule: L9\ntitle: T\n" + String(repeating: "4\nswipe\n", count: 500))
    let play = "'\(try #require(Tool.url).path)' play \(Implementations.all[0].argument) '\(file.url.path)'"
    let first = "\(Implementations.all[0].patternName), signing in with an email address.\n"
    // Some programs that start a shell ignore the signal.
    for start in ["", "trap '' PIPE; "] {
      let run = try await Tool.run(shell: "\(start)\(play) | head -n 1")
      #expect(run == Tool.Run(output: first))
    }
  }

  #if os(Linux)
    @Test func `A reader that closes the pipe is not a disk that is full: that is an error`() async throws {
      let list = "'\(try #require(Tool.url).path)' list > /dev/full"
      let run = try await Tool.run(shell: list)
      #expect(run.status == 2)
      #expect(run.errors == "quartet: cannot write to standard output: No space left on device\n")
    }
  #endif
}
