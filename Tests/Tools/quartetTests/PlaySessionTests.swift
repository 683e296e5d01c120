import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity
import PortableUIKit
import QuartetTesting
import QuartetShared
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

  @Test func `ends the command with the status 1 if it finds a difference`() async throws {
    let file = try TemporaryFile("open quartet://comment\n")
    var options = try PlayOptions.reading(["baseline", file.url.path])
    #expect(try await options.run(on: Terminal { _ in }) == 0)
    options.implementation = NoLinksFeature.self
    #expect(try await options.run(on: Terminal { _ in }) == 1)
  }

  @Test func `shows a difference of the first screen before the first step`() async {
    var output = ""
    let play = Play(
      BlankFeature.self, kind: nil, lines: PlayLines(script: [Script.Line(number: 1, text: "4")]),
      terminal: Terminal { output += $0 })
    #expect(await play.run() == false)
    let lines = output.split(separator: "\n")
    let difference = lines.firstIndex { $0.contains("✗ Blank differs") }
    let step = lines.firstIndex { $0.hasPrefix("1: 4") }
    #expect(difference != nil && difference ?? 0 < step ?? 0, "\(output)")
  }

  @Test func `prints what closing the window leaks`() async {
    defer { KeptFeature.roots = [] }
    var output = ""
    let play = Play(
      KeptFeature.self, kind: nil, lines: PlayLines(script: []), terminal: Terminal { output += $0 })
    #expect(await play.run() == false)
    #expect(output.contains("✗ Kept differs from the specification:\n"))
  }

  @Test func `names each implementation that differed`() async {
    var output = ""
    let play = Play(
      NoLinksFeature.self, kind: nil, lines: PlayLines(script: []), terminal: Terminal { output += $0 })
    await play.take("open quartet://comment", Script.Line(number: 1, text: ""))
    await play.replace(BlankFeature.self, kind: .email, unspecifiedSeed: nil)
    #expect(await play.run() == false)
    #expect(output.hasSuffix("\n✗ 0 steps: No Links and Blank differ from the specification\n"))
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

/// An implementation that shows nothing.
private enum BlankFeature: Feature {
  static let patternName = "Blank"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    (UIViewController(), { _ in false })
  }
}

/// An implementation that is never released.
private enum KeptFeature: Feature {
  static let patternName = "Kept"
  static var roots: [UIViewController] = []

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let feature = Implementations.all[0].start(trunk: trunk, kind: kind)
    roots.append(feature.root)
    return feature
  }
}

/// An implementation that opens no link if UIKit drops changes of a stack during transitions.
private enum UnspecifiedLinkFeature: Feature {
  static let patternName = "Unspecified link"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = Implementations.all[0].start(trunk: trunk, kind: kind)
    return (
      root,
      { [weak root] url in
        let behavior = root?.viewIfLoaded?.window?.headless.unspecifiedBehavior
        return behavior?.transitionsDropStackChanges != true && open(url)
      }
    )
  }
}

@Suite struct `Undo, restart and switch` {
  private func play(
    _ implementation: any Feature.Type, _ lines: [String]
  ) async -> (play: Play, passes: Bool, output: String) {
    var output = ""
    let script = lines.enumerated().map { Script.Line(number: $0.offset + 1, text: $0.element) }
    let play = Play(
      implementation, kind: nil, lines: PlayLines(script: script), terminal: Terminal { output += $0 })
    let passes = await play.run()
    return (play, passes, output)
  }

  private func count(_ text: String, in output: String) -> Int {
    output.components(separatedBy: text).count - 1
  }

  @Test(arguments: ["undo", "restart", "switch baseline"])
  func `keep the unspecified behaviour and the kind`(line: String) async {
    let session = await play(Implementations.all[0], ["unspecified: 7", "kind: phone", "4", line]).play
      .session
    #expect(session.unspecifiedSeed == 7)
    #expect(session.kind == .phone)
    #expect(session.moves.count == (line.hasPrefix("switch") ? 1 : 0))
  }

  @Test func `start again on the implementation that was switched to`() async {
    let implementation = await play(NoLinksFeature.self, ["switch baseline", "restart"]).play.session
      .implementation
    #expect(implementation.patternName == "Baseline")
  }

  @Test func `show what depends on the unspecified behaviour again`() async throws {
    let seed = try #require((1...20).first { UnspecifiedBehavior(seed: $0).transitionsDropStackChanges })
    let link = "open quartet://comment"
    let (play, passes, output) = await play(
      UnspecifiedLinkFeature.self, ["unspecified: \(seed)", link, "4", "undo", "restart", link])
    #expect(!passes)
    #expect(play.session.difference == .outcome(expected: .understood, shown: .notUnderstood))
    // After the link, after undo, and after the second link, but not after restart.
    #expect(count("✗ Unspecified link differs from the specification:", in: output) == 3)
    #expect(await self.play(UnspecifiedLinkFeature.self, [link, "4", "undo"]).passes)
  }

  @Test func `show again what to do during a transition`() async {
    let output = await play(Implementations.all[0], ["4 ...", "expire ...", "finish", "undo"]).output
    #expect(count("A transition is running", in: output) == 2)
  }

  @Test func `keep a difference that was shown in the verdict`() async {
    for line in ["undo", "restart", "switch baseline"] {
      let (play, passes, output) = await play(NoLinksFeature.self, ["open quartet://comment", line])
      #expect(play.session.difference == nil)
      #expect(!passes)
      #expect(count("✗ No Links differs from the specification:", in: output) == 1)
      #expect(output.hasSuffix("No Links differs from the specification\n"), "\(output)")
    }
  }
}
