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
    columns: Int = 80, with shell: String = "", environment: [String: String] = ["TERM": "xterm"]
  ) async throws -> Tool.Run {
    let program = try #require(Tool.url).path
    let process = Tool.process(
      URL(filePath: try #require(script)),
      ["-qec", "stty columns \(columns); \(shell)'\(program)' \(arguments)", "/dev/null"], environment)
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
  @Test func `parity removes the progress before it prints the results`() async throws {
    let run = try await Pseudoterminal.run(
      "parity --runs 3 --steps 10 --jobs 1 --pattern baseline")
    #expect(run.output.contains("\r\u{1b}[K1 implementation, 3 runs"))
  }

  @Test func `parity shows the progress of a complete check`() async throws {
    let run = try await Pseudoterminal.run("parity --bound small --jobs 1 --pattern rvb viper")
    #expect(run.output.contains(/\d+ of \d+ pieces,/))
  }

  @Test(arguments: ["1", "2"])
  func `parity names the faster build, and prints the results so far after Ctrl-C`(jobs: String) async throws
  {
    let advice = "About ten times faster: swift run -c release quartet parity"
    let run = try await Pseudoterminal.run(
      "parity --runs 1000000 --jobs \(jobs) --pattern rvb baseline", typing: ["\u{3}"], at: " left",
      after: "\(advice)\r\n")
    #expect(run.output.components(separatedBy: advice).count == 2)
    #expect(run.output.contains("interrupted: these are the results until then"))
    #expect(run.status == 130)
  }

  @Test func `play shows a line that was typed before its prompt, without the password`() async throws {
    let run = try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["4\n2 lovelace\nquit"])
    #expect(run.output.contains("\n> 2 •••\n╭─"))
  }

  @Test(arguments: [(50, 50), (30, 40)])
  func `play draws what fits, unless that is too narrow`(columns: Int, width: Int) async throws {
    let run = try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["quit"], columns: columns,
      environment: ["TERM": "dumb"])
    #expect(run.output.contains("\n┌─ Review \(String(repeating: "─", count: width - 11))┐\n"))
  }

  @Test func `play prints the prompt again when it continues after it was stopped`() async throws {
    let continuing = "(while kill -CONT $$; do sleep 0.02; done 2> /dev/null) & exec "
    let run = try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["quit"], at: "\n> > ", with: continuing)
    #expect(run.output.contains("✓ 0 steps"))
  }

  @Test func `play shows the feature again after another kind`() async throws {
    let run = try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["kind: phone", "4", "quit"],
      environment: ["TERM": "dumb"])
    #expect(run.output.contains(/\n> kind: phone\n[^\n]* a phone number\.[^\n]*\n┌─ Review/))
  }

  private func play(_ environment: [String: String]) async throws -> Tool.Run {
    try await Pseudoterminal.run(
      "play \(Implementations.all[0].argument)", typing: ["4", "2 lovelace", "switch viper", "quit"],
      environment: environment)
  }

  @Test func `play prompts, uses colour, and replaces a typed password with dots`() async throws {
    let run = try await play(["TERM": "xterm"])
    #expect(run.status == 0)
    #expect(run.output.contains("“help” lists the steps, “quit” ends."))
    #expect(run.output.contains("\u{1b}[36m[ Sign in ]\u{1b}[0m"))
    #expect(run.output.contains("> 2 lovelace\n\u{1b}[1A\r\u{1b}[J> 2 •••\n╭─"))
    #expect(run.output.components(separatedBy: "lovelace").count == 2)
    let verdict = "✓ 2 steps: no difference from the specification"
    #expect(run.output.hasSuffix("> quit\n\u{1b}[32m\(verdict)\u{1b}[0m\n"))
  }

  @Test func `NO_COLOR turns off colour, and passwords are still replaced`() async throws {
    let run = try await play(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(run.output.contains("│   4  [ Sign in ] "))
    #expect(run.output.contains("> 2 lovelace\n\u{1b}[1A\r\u{1b}[J> 2 •••\n╭─"))
    #expect(run.output.contains("> switch viper\nVIPER after the same 2 steps.\n╭─"))
    #expect(!run.output.contains("\u{1b}[0m"))
  }

  @Test func `TERM=dumb gets text only`() async throws {
    #expect(!(try await play(["TERM": "dumb"]).output.contains("\u{1b}")))
  }
}

@Suite struct `Colour` {
  @Test func `is used on a terminal unless NO_COLOR or TERM=dumb is set`() {
    #expect(Style.usesColour(isTerminal: true, environment: [:]))
    #expect(Style.usesColour(isTerminal: true, environment: ["NO_COLOR": "", "TERM": "xterm"]))
    #expect(!Style.usesColour(isTerminal: true, environment: ["NO_COLOR": "0"]))
    #expect(!Style.usesColour(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!Style.usesColour(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test func `is added to text only if it is enabled and the text has a role`() {
    #expect(Style(isColoured: true)(.bad, "no") == "\u{1b}[31mno\u{1b}[0m")
    #expect(Style(isColoured: true)(.plain, "no") == "no")
    #expect(Style(isColoured: false)(.bad, "no") == "no")
  }
}

@Suite struct `A reader that closes the pipe` {
  @Test func `ends the command without an error`() async throws {
    let file = try TemporaryFile(String(repeating: "4\n8\n", count: 500))
    let play = "'\(try #require(Tool.url).path)' play \(Implementations.all[0].argument) '\(file.url.path)'"
    let first = "\(Implementations.all[0].patternName), signing in with an email address.\n"
    // Some programs that start a shell ignore the signal.
    for start in ["", "trap '' PIPE; "] {
      let run = try await Tool.run(shell: "\(start)\(play) | head -n 1")
      #expect(run == Tool.Run(output: first))
    }
  }

  #if os(Linux)
    @Test func `is not a disk that is full: that is an error`() async throws {
      let list = "'\(try #require(Tool.url).path)' list > /dev/full"
      let run = try await Tool.run(shell: list)
      #expect(run.status == 2)
      #expect(run.errors == "quartet: cannot write to standard output: No space left on device\n")
    }
  #endif
}
