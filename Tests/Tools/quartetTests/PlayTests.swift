import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import Testing

@testable import quartet

@Suite struct `quartet play` {
  static var pattern: String { Implementations.all[0].argument }

  func play(_ lines: String, _ options: String...) async throws -> Tool.Run {
    options.isEmpty
      ? try await Tool.run("play", Self.pattern, input: lines)
      : try await Tool.run("play", Self.pattern, options[0], input: lines)
  }

  static var opening: String {
    "\(Implementations.all[0].patternName), signing in with an email address."
  }

  static let verdict = ": no difference from the specification"

  static let review = """
    ┌─ Review ───────────────────────────────────────────────────────┐
    │   1  No comment yet                                            │
    │   2  Signed out                                                │
    │   3  [ Leave a comment ]                                       │
    │   4  [ Sign in ]                                               │
    └────────────────────────────────────────────────────────────────┘
    """

  @Test func `draws the screen after each step`() async throws {
    let run = try await play("open quartet://sign-in?login=ada@example.com\n2 guess\n3\nwait 1s\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        \(Self.opening)
        \(Self.review)
        1: open quartet://sign-in?login=ada@example.com
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  ‹Password›______________________________                  │
        │   3  ( Sign in )                                               │
        │   4  [ Forgot your password? ]                                 │
        │   5  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        2: 2 •••
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  •••••___________________________________                  │
        │   3  [ Sign in ]                                               │
        │   4  [ Forgot your password? ]                                 │
        │   5  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        3: 3
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  (ada@example.com)                                         │
        │   2  (•••••)                                                   │
        │   3  ◌ waiting …                                               │
        │   4  ( Sign in )                                               │
        │   5  ( Forgot your password? )                                 │
        │   6  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        The request is pending: “wait 1s” lets the demo accounts reply,
        “reply accepted”, “reply wrong” and “reply unreachable” are your replies.
        4: wait 1s
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  •••••___________________________________                  │
        │   3  Check your credentials                                    │
        │   4  [ Sign in ]                                               │
        │   5  [ Forgot your password? ]                                 │
        │   6  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        ✓ 4 steps: no difference from the specification

        """)
  }

  @Test func `draws text views and alerts, and ends at quit`() async throws {
    let run = try await play(
      "open quartet://comment\n1 ada\ntype login.password x\n3 ...\nreply accepted\n"
        + "1 \"Hello,\\nworld\"\nswipe halfway\nswipe\nexpire\nquit\n4\n")
    #expect(run.status == 0)
    #expect(run.output.contains("3: type login.password •••\n"))
    #expect(run.output.contains("│   1  ▏Hello,__"))
    #expect(run.output.contains("│      ▏world___"))
    #expect(run.output.contains("7: swipe halfway\nThe screen has not changed.\n8: swipe\n╔═ Alert ═"))
    #expect(run.output.hasSuffix("9: expire\n\(Self.review)\n10: quit\n✓ 9 steps\(Self.verdict)\n"))
  }

  nonisolated static let mistakes = [
    "tapp 3": """
    ✗ tapp 3: found "tapp", expected tap, type, return, swipe, back, escape, open, expire, wait, reply, \
    other, sign, on, present, dismiss, replace, finish, or a number
      “help” lists the steps, “quit” ends
    """,
    "tap review.commentButtn": """
    ✗ tap review.commentButtn: found "review.commentButtn", expected an element, perhaps review.commentButton
    """,
    "wait 5": #"✗ wait 5: found "5", expected a duration up to a day, such as 500ms, 30s or 2m"#,
    "9": "✗ 9: there is no element 9 here; the numbers are 1 to 4",
    "2": "✗ 2: review.account cannot be tapped",
    "login.cancelButton": "“help” lists the steps, “quit” ends",
    "tap login.cancelButton": """
    ✗ tap login.cancelButton: login.cancelButton is not on the screen on top, “Review”
    """,
    "tap \"Discard\"": """
    ✗ tap "Discard": there is no alert; only an alert's button can be named by its title
    """,
    "swipe": "✗ swipe: there is no sheet to swipe down",
    "dismiss top": "✗ dismiss top: this is not possible now\n",
    "back": "✗ back: there is no back button here",
    "reply wrong": "✗ reply wrong: there is no pending request; sign in to send one",
    "open quartet://x": """
    ✗ open quartet://x: unknown link; the links are quartet://comment and quartet://sign-in?login=LOGIN
    """,
    "open \u{1b}[31m": "✗ open \\u{1b}[31m: unknown link",
  ]

  @Test(arguments: mistakes.sorted { $0.key < $1.key })
  func `continues after a mistake`(line: String, message: String) async throws {
    let run = try await play("\(line)\n4\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\n1: \(Text.safe(line))\n"))
    #expect(run.output.contains(message))
    #expect(run.output.contains("2: 4\n╭─ Sign in ─"))
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test func `shortens a long line`() async throws {
    let line = "open quartet://" + String(repeating: "x", count: 300)
    let shown = "\(line.prefix(200))…"
    let output = try await play("\(line)\n").output
    #expect(output.contains("\n1: \(shown)\n✗ \(shown): unknown link"))
  }

  @Test func `explains why an element cannot be used`() async throws {
    let login = try await play("4\n1\n2\n3\n5 text\n9 x\ntap login.failure\n").output
    #expect(
      login.contains("✗ 1: “Email” is a text field; write the text after it, as in 1 ada@example.com\n"))
    #expect(login.contains("✗ 2: “Password” is a text field; write the text after it, as in 2 PASSWORD\n"))
    #expect(login.contains("✗ 3: “Sign in” is disabled\n"))
    #expect(login.contains("✗ 5 •••: “Cancel” is a button; tap it without a text\n"))
    #expect(login.contains("✗ 9 •••: there is no element 9 here; the numbers are 1 to 5\n"))
    #expect(login.contains("✗ tap login.failure: login.failure is hidden\n"))
    let waiting = try await play("4\n1 a\n2 b\n3\n1 c\nreply 2 wrong\n6\nwait 1s\n").output
    #expect(waiting.contains("✗ 1 c: “Email” is disabled\n"))
    #expect(waiting.contains("✗ reply 2 wrong: there is no request 2: 1 is pending\n"))
    #expect(waiting.contains("1 request cancelled, but without a reply: use “wait 1s” or “reply wrong”.\n"))
    let alert = try await play(
      "open quartet://comment\n1 a\n2 b\n3\nreply accepted\n1 c\n4\n3\nswipe\n1\n1\n"
    )
    .output
    let front = "an alert is in front; tap one of its buttons first: 1, “Keep editing”; 2, “Discard”\n"
    #expect(alert.contains("✗ 3: \(front)"))
    #expect(alert.contains("✗ swipe: \(front)"))
    #expect(
      alert.contains("✗ 1: comment.text is a text field; write the text after it, as in 1 How do you do?\n"))
    #expect(
      try await play("present alert\n1\n").output.contains(
        "✗ 1: another module's alert is in front; use “dismiss top”\n"))
  }

  @Test func `leaves transitions running if a step ends with dots`() async throws {
    let run = try await play("4 ...\nfinish\n")
    let hint = "A transition is running: “finish” ends it, and a user action waits for its end."
    #expect(run.output.contains("\(hint)\n2: finish\n"))
    // The second tap on Sign in waits until Login is dismissed, and opens it again.
    #expect(try await play("4\n5 ...\n4\n").output.contains("\n3: 4\n╭─ Sign in "))
  }

  @Test func `skips comments and empty lines, and lists the steps for help`() async throws {
    let run = try await play("# anything\n\n  help  \n")
    #expect(
      run.output == """
        \(Self.opening)
        \(Self.review)
        3: help
        \(PlayOptions.steps)
        ✓ 0 steps: no difference from the specification

        """)
  }
}
