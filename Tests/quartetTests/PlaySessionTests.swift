import FeatureEntry
import Foundation
import Implementations
import Parity
import Shared
import Testing

@testable import quartet

@Suite struct `A play session` {
  private func session(_ implementation: any Feature.Type, _ lines: String...) async throws -> PlaySession {
    let session = PlaySession(implementation, kind: .email)
    await session.waitUntilIdle()
    for line in lines { _ = await session.perform(try Move(parsing: line)) }
    await session.end()
    return session
  }

  @Test func `prints the first difference once, and fails`() async throws {
    var output = ""
    let lines = ["open quartet://sign-in", "2 lovelace", "4", "open quartet://comment"]
    let script = lines.enumerated().map { Script.Line(number: $0.offset + 1, text: $0.element) }
    let terminal = Terminal { output += $0 }
    let play = Play(NoLinksFeature.self, kind: nil, lines: PlayLines(script: script), terminal: terminal)
    #expect(await play.run() == false)
    #expect(
      output.contains(
        """
        ✗ open quartet://sign-in: unknown link; the links are quartet://comment \
        and quartet://sign-in?login=LOGIN
        ✗ No Links differs from the specification:
           the step should be understood and is not understood
        2: 2 •••
        """))
    #expect(output.components(separatedBy: "✗ No Links differs").count == 2)
    #expect(output.hasSuffix("\n✗ 4 steps: No Links differs from the specification\n"))
  }

  @Test func `has no difference if the implementation is right`() async throws {
    let session = try await session(
      Implementations.all[0], "4", "1 ada@example.com", "2 lovelace", "6 ...", "wait 1s")
    #expect(session.difference == nil)
    #expect(session.stepCount == 5)
  }

  @Test func `compares the screen`() async throws {
    guard case .snapshot = try await session(PhoneFeature.self, "4").difference else {
      Issue.record("There is no difference of the screen.")
      return
    }
  }

  @Test func `keeps the first difference`() async throws {
    let session = try await session(NoLinksFeature.self, "open quartet://sign-in", "3", "back")
    #expect(session.difference == .outcome(expected: .understood, shown: .notUnderstood))
    #expect(session.stepCount == 3)
  }
}
