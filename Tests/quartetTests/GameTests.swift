import Foundation
import Parity
import Shared
import Testing

@testable import quartet

@Suite struct `A game` {
  private func game(_ pattern: Pattern, _ lines: String...) async throws -> Game {
    let game = Game(pattern, kind: .email)
    await game.rest()
    for line in lines { _ = await game.perform(try Move(parsing: line)) }
    await game.end()
    return game
  }

  @Test func `that differs is told once, with both sides, and ends with another status`() async throws {
    var output = ""
    let lines = ["open quartet://sign-in", "2 lovelace", "4", "open quartet://comment"]
    let script = lines.enumerated().map { Script.Line(number: $0.offset + 1, text: $0.element) }
    let terminal = Terminal { output += $0 }
    let isRight = await Play(.deaf, kind: nil, lines: PlayLines(script: script), terminal: terminal).run()
    #expect(!isRight)
    #expect(
      output.contains(
        """
        ✗ open quartet://sign-in: the link is not understood; quartet://comment is, \
        and quartet://sign-in?login=LOGIN
        ✗ Deaf differs from the specification:
           the step should be understood and is not understood
        2: 2 •••
        """))
    #expect(output.components(separatedBy: "✗ Deaf differs").count == 2)
    #expect(output.hasSuffix("\n✗ 4 steps: Deaf differs from the specification\n"))
  }

  @Test func `finds nothing where nothing differs`() async throws {
    let game = try await game(Pattern.all[0], "4", "1 ada@example.com", "2 lovelace", "6 ...", "wait 1s")
    #expect(game.difference == nil)
    #expect(game.stepCount == 5)
  }

  @Test func `finds another screen than there should be`() async throws {
    let game = try await game(.phone, "4")
    guard case .snapshot = game.difference else {
      Issue.record("\(String(describing: game.difference))")
      return
    }
  }

  @Test func `keeps the first difference`() async throws {
    let game = try await game(.deaf, "open quartet://sign-in", "3", "back")
    #expect(game.difference == .outcome(expected: .understood, shown: .notUnderstood))
    #expect(game.stepCount == 3)
  }
}
