import Foundation
import Testing

@testable import quartet

@Suite struct `A play` {
  static var pattern: String { Pattern.all[0].target }

  private func play(_ lines: String, _ options: String...) async throws -> Tool.Run {
    options.isEmpty
      ? try await Tool.run("play", Self.pattern, input: lines)
      : try await Tool.run("play", Self.pattern, options[0], input: lines)
  }

  private static var opening: String { "\(Pattern.all[0].name), signing in with an email address." }

  private static let review = """
    ┌─ Review ───────────────────────────────────────────────────────┐
    │   1  No comment yet                                            │
    │   2  Signed out                                                │
    │   3  [ Leave a comment ]                                       │
    │   4  [ Sign in ]                                               │
    └────────────────────────────────────────────────────────────────┘
    """

  @Test func `From the first screen to a wrong pair`() async throws {
    let run = try await play("4\n1 ada@example.com\n2 guess\n6\nwait 1s\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        \(Self.opening)
        \(Self.review)
        1: 4
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ‹Email›_________________________________                  │
        │   2  ‹Password›______________________________                  │
        │   6  ( Sign in )                                               │
        │   7  [ Forgot your password? ]                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        2: 1 ada@example.com
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  ‹Password›______________________________                  │
        │   6  ( Sign in )                                               │
        │   7  [ Forgot your password? ]                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        3: 2 •••
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  •••••___________________________________                  │
        │   6  [ Sign in ]                                               │
        │   7  [ Forgot your password? ]                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        4: 6
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  (ada@example.com)                                         │
        │   2  (•••••)                                                   │
        │   5  ◌ waiting …                                               │
        │   6  ( Sign in )                                               │
        │   7  ( Forgot your password? )                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        The attempt waits: “wait 1s” lets the demo accounts answer, “reply accepted|wrong|unreachable” you.
        5: wait 1s
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  •••••___________________________________                  │
        │   3  Check your credentials                                    │
        │   6  [ Sign in ]                                               │
        │   7  [ Forgot your password? ]                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        ✓ 5 steps: no difference from the specification

        """)
  }

  @Test func `A link, a comment, a swipe, the alert and the end of the session`() async throws {
    let run = try await play(
      """
      open quartet://sign-in?login=ada@example.com
      type login.password lovelace
      open quartet://comment
      6 ...
      reply accepted
      1 "Hello,\\nworld"
      swipe halfway
      swipe
      1
      expire
      quit
      4
      """)
    #expect(run.status == 0)
    #expect(
      run.output == """
        \(Self.opening)
        \(Self.review)
        1: open quartet://sign-in?login=ada@example.com
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  ‹Password›______________________________                  │
        │   6  ( Sign in )                                               │
        │   7  [ Forgot your password? ]                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        2: type login.password •••
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ada@example.com_________________________                  │
        │   2  ••••••••________________________________                  │
        │   6  [ Sign in ]                                               │
        │   7  [ Forgot your password? ]                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        3: open quartet://comment
        Nothing on the screen has changed.
        4: 6 ...
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  (ada@example.com)                                         │
        │   2  (••••••••)                                                │
        │   5  ◌ waiting …                                               │
        │   6  ( Sign in )                                               │
        │   7  ( Forgot your password? )                                 │
        │   8  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        The attempt waits: “wait 1s” lets the demo accounts answer, “reply accepted|wrong|unreachable” you.
        5: reply accepted
        ╭─ Comment ──────────────────────────────────────────────────────╮
        │   1  ▏____________________________________________________     │
        │      ▏____________________________________________________     │
        │      ▏____________________________________________________     │
        │   2  280                                                       │
        │   3  ( Send )                                                  │
        │   4  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        6: 1 "Hello,\\nworld"
        ╭─ Comment ──────────────────────────────────────────────────────╮
        │   1  ▏Hello,______________________________________________     │
        │      ▏world_______________________________________________     │
        │      ▏____________________________________________________     │
        │   2  268                                                       │
        │   3  [ Send ]                                                  │
        │   4  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        7: swipe halfway
        Nothing on the screen has changed.
        8: swipe
        ╔═ Alert ════════════════════════════════════════════════════════╗
        ║   Discard comment?                                             ║
        ║                                                                ║
        ║   1  [ Keep editing ]                                          ║
        ║   2  [ Discard ]                                               ║
        ╚════════════════════════════════════════════════════════════════╝
        9: 1
        ╭─ Comment ──────────────────────────────────────────────────────╮
        │   1  ▏Hello,______________________________________________     │
        │      ▏world_______________________________________________     │
        │      ▏____________________________________________________     │
        │   2  268                                                       │
        │   3  [ Send ]                                                  │
        │   4  [ Cancel ]                                                │
        ╰────────────────────────────────────────────────────────────────╯
        10: expire
        \(Self.review)
        11: quit
        ✓ 10 steps: no difference from the specification

        """)
  }

  @Test func `Recovery has a back button, and a phone number its placeholder`() async throws {
    let run = try await Tool.run("play", Self.pattern, "--kind", "phone", input: "4\n7\nback\n")
    #expect(run.output.hasPrefix("\(Pattern.all[0].name), signing in with a phone number.\n"))
    #expect(
      run.output.contains(
        """
        2: 7
        ╭─ ‹ Recovery ───────────────────────────────────────────────────╮
        │   1  ________________________________________                  │
        │   2  ( Send instructions )                                     │
        ╰────────────────────────────────────────────────────────────────╯
        3: back
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ‹Phone›_________________________________                  │
        """))
  }

  nonisolated static let mistakes = [
    "tapp 3": """
    ✗ tapp 3: found "tapp", expected tap, type, swipe, back, escape, open, expire, wait, reply, finish, \
    or a number
      “help” explains them, “quit” ends
    """,
    "tap review.commentButtn": """
    ✗ tap review.commentButtn: found "review.commentButtn", expected an element, perhaps review.commentButton
    """,
    "wait 5": #"✗ wait 5: found "5", expected a duration, such as 500ms, 30s or 2m"#,
    "9": "✗ 9: there is no element 9 here; they go from 1 to 4",
    "2": "✗ 2: review.account only shows something, and takes no tap",
    "login.cancelButton": "“help” explains them, “quit” ends",
    "tap login.cancelButton": """
    ✗ tap login.cancelButton: login.cancelButton is not on the screen in front, “Review”
    """,
    "tap \"Discard\"": """
    ✗ tap "Discard": there is no alert, and only an alert's buttons are named by their titles
    """,
    "swipe": "✗ swipe: there is no sheet to swipe down",
    "back": "✗ back: there is no back button here",
    "reply wrong": "✗ reply wrong: there is no request to answer; signing in makes one",
    "open quartet://x": """
    ✗ open quartet://x: the link is not understood; quartet://comment is, and quartet://sign-in?login=LOGIN
    """,
    "open \u{1b}[31m": "✗ open \\u{1b}[31m: the link is not understood",
  ]

  @Test(arguments: mistakes.sorted { $0.key < $1.key })
  func `goes on after a mistake in Review`(line: String, message: String) async throws {
    let run = try await play("\(line)\n4\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\n1: \(Text.safe(line))\n"))
    #expect(run.output.contains(message))
    #expect(run.output.contains("2: 4\n╭─ Sign in ─"))
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test func `says why something on a sheet or behind an alert cannot be used`() async throws {
    let login = try await play("4\n1\n2\n3\n6\n8 text\n5 x\nreply wrong\n").output
    #expect(login.contains("✗ 1: “Email” is typed into: write the text behind it, as in 1 ada@example.com\n"))
    #expect(login.contains("✗ 2: “Password” is typed into: write the text behind it, as in 2 PASSWORD\n"))
    #expect(login.contains("✗ 3: login.failure does not show now\n"))
    #expect(login.contains("✗ 6: “Sign in” is disabled\n"))
    #expect(login.contains("✗ 8 •••: “Cancel” is a button: tap it, without a text\n"))
    #expect(login.contains("✗ 5 •••: login.waiting does not show now\n"))
    let waiting = try await play("4\n1 a\n2 b\n6\n1 c\nreply 2 wrong\n8\nwait 1s\n").output
    #expect(waiting.contains("✗ 1 c: “Email” is disabled\n"))
    #expect(waiting.contains("✗ reply 2 wrong: there is no request 2: 1 waits\n"))
    #expect(waiting.contains("1 request given up, and not answered yet: “wait 1s” or “reply wrong” does.\n"))
    let alert = try await play("open quartet://comment\n1 a\n2 b\n6\nreply accepted\n1 c\n4\n3\nswipe\n")
      .output
    let front = "an alert is in front, and has to be answered first: 1, “Keep editing”; 2, “Discard”\n"
    #expect(alert.contains("✗ 3: \(front)"))
    #expect(alert.contains("✗ swipe: \(front)"))
  }

  @Test func `leaves transitions running after dots`() async throws {
    let run = try await play("4 ...\nfinish\n")
    let hint = "A transition is running: “finish” ends it, and a hand waits for its end."
    #expect(run.output.contains("\(hint)\n2: finish\n"))
  }

  @Test func `shows comments, passes over empty lines, and lists the steps on demand`() async throws {
    let run = try await play("# anything\n\n  help  \n")
    #expect(
      run.output == """
        \(Self.opening)
        \(Self.review)
        1: # anything
        3: help
        \(Help.steps)
        ✓ 0 steps: no difference from the specification

        """)
  }

  @Test func `reads a scenario's file with its header, which can ask for a kind`() async throws {
    let file = try TemporaryFile(
      "rule: L1\r\ntitle: A phone\r\nkind: phone\r\n\r\ntap review.accountButton\r\n")
    let run = try await play("", file.url.path)
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        1: rule: L1
        2: title: A phone
        3: kind: phone
        \(Pattern.all[0].name), signing in with a phone number.
        \(Self.review)
        5: tap review.accountButton
        ╭─ Sign in ──────────────────────────────────────────────────────╮
        │   1  ‹Phone›_________________________________                  │
        """))
    let piped = try await play("kind: phone\n4\nkind: email\nkind: fax\n", "-")
    #expect(piped.output.contains("‹Phone›"))
    #expect(piped.output.contains("✗ kind: email: a kind comes before the first step\n"))
    #expect(piped.output.contains("✗ kind: fax: found \"fax\", expected email or phone\n"))
    let demanded = try await Tool.run("play", Self.pattern, "--kind=email", input: "kind: phone\n4\n")
    #expect(demanded.output.contains("‹Email›"))
  }

  @Test func `plays a scenario of the package by its name`() async throws {
    let run = try await play("", "l06-wrong-pair.scenario")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1: rule: L6\n2: title: "))
    #expect(run.output.contains("│   3  Check your credentials"))
  }

  @Test func `ends well without a line, and without a newline at the end`() async throws {
    #expect(
      try await play("")
        == Tool.Run(
          output: "\(Self.opening)\n\(Self.review)\n✓ 0 steps: no difference from the specification\n"))
    #expect(try await play("4").output.hasSuffix("✓ 1 step: no difference from the specification\n"))
  }

  @Test func `plays every pattern`() async throws {
    for pattern in Pattern.all {
      let run = try await Tool.run(
        "play", pattern.name, input: "3\n1 ada@example.com\n2 lovelace\n6\nwait 1s\n")
      #expect(run.status == 0)
      #expect(run.output.hasSuffix("\n✓ 5 steps: no difference from the specification\n"))
    }
  }
}
