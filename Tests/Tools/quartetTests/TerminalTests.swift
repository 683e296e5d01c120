import Foundation
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import Testing

@testable import quartet

struct `Colour` {
  @Test func `Colour is used on a terminal unless NO_COLOR or TERM=dumb is set`() {
    let environments: [[String: String]] = [
      [:], ["NO_COLOR": "", "TERM": "xterm"], ["NO_COLOR": "0"], ["TERM": "dumb"],
    ]
    let uses = environments.map { Style.usesColour(isTerminal: true, environment: $0) }
    #expect(uses == [true, true, false, false])
    #expect(!Style.usesColour(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test func `Colour is added to text only if it is enabled and the text has a role`() {
    let (colour, none) = (Style(isColoured: true), Style(isColoured: false))
    let texts = [colour(.bad, "no"), colour(.plain, "no"), none(.bad, "no")]
    #expect(texts == ["\u{1b}[31mno\u{1b}[0m", "no", "no"])
  }
}

struct `A reader that closes the pipe` {
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
      let error = "quartet: cannot write to standard output: No space left on device\n"
      #expect(run == Tool.Run(output: "", errors: error, status: 2))
    }
  #endif
}
