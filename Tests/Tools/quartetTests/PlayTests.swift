import Foundation
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

struct `quartet play` {
  static let pattern = Implementations.all[0]

  private func play(_ lines: String, _ arguments: String...) async throws -> Tool.Run {
    try await Tool.run(["play", Self.pattern.argument] + arguments, input: lines)
  }

  static let verdict = ": no difference from the specification\n"
  static let opening = """
    \(pattern.patternName), signing in with an email address.
    ┌─ Review ───────────────────────────────────────────────────────┐
    │   1  No comment yet                                            │
    │   2  Signed out                                                │
    │   3  [ Leave a comment ]                                       │
    │   4  [ Sign in ]                                               │
    └────────────────────────────────────────────────────────────────┘

    """

  @Test func `quartet play draws the screen after each step`() async throws {
    let run = try await play("open quartet://sign-in?login=ada@example.com\n2 guess\n3\nreply wrong\n5 ...\n")
    run.expect()
    #expect(
      run.output == Self.opening + """
        1: open quartet://sign-in?login=ada@example.com
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  ‹Password›______________________________                  │
        │   3  ( Sign in )                                               │
        │   4  [ Forgot your password? ]                                 │
        │   5  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        2: type 2 •••••
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  •••••___________________________________                  │
        │   3  [ Sign in ]                                               │
        │   4  [ Forgot your password? ]                                 │
        │   5  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        3: tap 3
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  (ada@example.com)                                         │
        │   2  (•••••)                                                   │
        │   3  ◌ waiting …                                               │
        │   4  ( Sign in )                                               │
        │   5  ( Forgot your password? )                                 │
        │   6  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        A request is pending: “wait 1s”, or reply: “reply accepted”, “reply wrong”.
        4: reply wrong
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  •••••___________________________________                  │
        │   3  Check your credentials                                    │
        │   4  [ Sign in ]                                               │
        │   5  [ Forgot your password? ]                                 │
        │   6  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        5: tap 5 ...
        ╭─ ‹ Recovery ───────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  [ Send instructions ]                                     │
        ╰────────────────────────────────────────────────────────────────╯
        A transition runs: “finish” ends it.
        ✓ 5 steps\(Self.verdict)
        """)
  }

  @Test func `quartet play takes back a step, and those that were refused after it`() async throws {
    let run = try await play("4\n1 ada\n9\nundo\nundo\nundo\nquit\n4\n")
    let parts = run.output.components(separatedBy: "✗ refused: ")
    #expect(parts.count == 2 && parts[1].contains("\n│   1  ‹Email›___"))
    let review = Self.opening.split(separator: "\n").dropFirst().joined(separator: "\n")
    run.expect(endsWith: "\n\(review)\nThere is no step to undo.\n✓ 0 steps\(Self.verdict)")
  }

  @Test func `quartet play skips comments and empty lines, and lists the steps for help`() async throws {
    let run = try await play("# anything\n\n  help  \n")
    #expect(run.output == "\(Self.opening)\(PlayOptions.steps)\n✓ 0 steps\(Self.verdict)")
  }

  @Test func `play continues after mistakes, and counts them`() async throws {
    let run = try await play("tapp 3\n9\ntap \"No such button\"\nopen \u{1b}[31m\n4\n")
    run.expect(
      status: 1, prints: "✗ not understood, expected tap, type, return", "1: tap 9\n✗ refused: ",
      "2: tap \"No such button\"\n✗ refused: ",
      "3: open \"\\u{1b}[31m\"\n✗ the link is not understood\n", "4: tap 4\n╭─ Sign in ─",
      endsWith: "\n✗ 5 steps, 3 refused\(Self.verdict)")
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test(arguments: [
    // The user action waits for the transition to end.
    ("kind: phone\r\n\r\ntap review.accountButton ...\r\n1 5\r\n", 0, "✓ 2 steps", "│   1  ‹Phone›"),
    (
      "given: Login filled in\nswipe\ntap \"No\"\nback\n", 1, "✗ 6 steps, 2 refused",
      "2: type login.login ada"
    ),
    ("given: Login filled in\nunspecified: 7\n3\n", 0, "✓ 4 steps", "3: type login.password ••••••••\n"),
  ])
  func `quartet play plays a file, and fails if a step is refused`(
    text: String, status: Int32, end: String, shown: String
  ) async throws {
    let file = try TemporaryFile("rule: L1\ntitle: T\n\(text)")
    let run = try await play("", file.url.path)
    run.expect(status: status, prints: shown, endsWith: "\n\(end)\(Self.verdict)")
    #expect(!run.output.contains("lovelace"))
  }

  @Test func `quartet play plays a scenario of the package, but no file with several`() async throws {
    try await play("", "v01-enabled.scenario").expect(endsWith: "\n✓ 6 steps\(Self.verdict)")
    let file = try TemporaryFile("rule: L9\ntitle: T\nvariants: swipe | escape\n<variant>\n")
    let variants = try await play("", file.url.path)
    #expect(variants.status == 2 && variants.errors.hasSuffix(" --scenario \"\(file.url.path)\"\n"))
  }

  @Test func `quartet play compares at the end, and fails if the implementation differs`() async throws {
    let file = try TemporaryFile("rule: D1\ntitle: T\nunspecified: 7\nopen quartet://comment\n")
    var output = ""
    var options = try PlayOptions.reading(["baseline", file.url.path])
    options.implementation = NoLinksFeature.self
    #expect(try await options.run(on: Terminal { output += $0 }) == 1)
    #expect(output.contains("   >   1  open quartet://comment\n   the step should be understood and is not"))
    #expect(output.hasSuffix("\n✗ 1 step: No Links differs from the specification\n"))
  }
}

struct `A typed password` {
  @Test func `A typed password is not printed by play if the line is mistyped`() async throws {
    let lines = [
      "s3cr3t", "s3cr3t 2", "2 \"s3cr3t\\q\"", "type login.passwrod s3cr3t", "reply s3cr3t",
      "early s3cr3t", "wait s3cr3t", "tap s3cr3t", "return s3cr3t", "other window s3cr3t", "9 s3cr3t",
    ]
    let run = try await Tool.run("play", "rvb", input: "4\n" + lines.joined(separator: "\n"))
    run.expect(status: 1, prints: "✗ 12 steps, 11 refused")
    #expect(!run.output.contains("s3cr3t"))
  }

  nonisolated static let moves = [
    "2 a b": "type 2 •••", "2 a ...": "type 2 • ...", "type login.password a": "type login.password •",
    "early 2 a": "early type 2 •", "9 a": "type 9 •", "type \"x y\" ab": "type \"x y\" ••",
    "1 a": "type 1 a", "type login.login a": "type login.login a", "2 \"\"": "type 2 \"\"",
    #"2 "e\u{301}\u{1f1fa}\u{1f1f8}""#: "type 2 ••",
  ]

  @Test(arguments: moves.sorted { $0.key < $1.key })
  func `A typed password is redacted in a step`(line: String, redacted: String) throws {
    let snapshot = Specification.showing("tap review.accountButton")
    #expect(Redaction.text(of: try Move(parsing: line), on: snapshot) == redacted)
  }

  @Test func `A typed password is redacted in a field that shows it`() throws {
    var snapshot = Specification.showing("tap review.accountButton")
    guard case .screen(var login) = snapshot.layers[1] else { preconditionFailure("Login is open") }
    login.elements[1].kind = .textField
    snapshot.layers[1] = .screen(login)
    #expect(Redaction.text(of: try Move(parsing: "2 a"), on: snapshot) == "type 2 •")
  }
}
