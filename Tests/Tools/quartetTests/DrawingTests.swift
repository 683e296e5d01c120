import QuartetArguments
import Testing

@testable import QuartetParity
@testable import quartet

@Suite struct `A drawing` {
  private func lines(_ elements: [Snapshot.Element], _ captions: [Identifier: String] = [:]) -> [String] {
    let screen = Snapshot.Screen(title: "T", elements: elements)
    let lines = Drawing(snapshot: Snapshot(layers: [.screen(screen)]), captions: captions).lines()
    #expect(lines.allSatisfy { Text.width($0) == Drawing.mostWidth })
    return lines.dropFirst().dropLast().map { line in
      String(line.dropFirst(2).dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }

  private func element(
    _ identifier: Identifier, _ text: String = "", dots: Int = 0, isEnabled: Bool = true,
    isHidden: Bool = false
  ) -> Snapshot.Element {
    var element = Snapshot.Element(identifier, kind: identifier.kind)
    element.text = text
    element.dots = dots
    element.isEnabled = isEnabled
    element.isHidden = isHidden
    return element
  }

  @Test func `numbers the visible elements`() {
    let elements = [
      element(.reviewAccount, "A"), element(.loginFailure, isHidden: true), element(.loginNotice, "B"),
    ]
    #expect(lines(elements) == ["  1  A", "  2  B"])
  }

  @Test func `shows buttons in brackets, and disabled ones in parentheses`() {
    let elements = [
      element(.loginCancelButton), element(.loginSignInButton, isEnabled: false),
      element(.reviewAccountButton, "Sign out"), element(.commentSendButton),
    ]
    let captions: [Identifier: String] = [
      .loginCancelButton: "Cancel", .loginSignInButton: "Sign in", .reviewAccountButton: "Sign in",
    ]
    #expect(
      lines(elements, captions)
        == ["  1  [ Cancel ]", "  2  ( Sign in )", "  3  [ Sign out ]", "  4  [ comment.sendButton ]"])
  }

  @Test func `shows fields with placeholders, text or dots`() {
    let captions: [Identifier: String] = [.loginLogin: "Email"]
    for (element, line) in [
      (element(.loginPassword, dots: 3), "•••" + String(repeating: "_", count: 37)),
      (element(.loginPassword, dots: 100), String(repeating: "•", count: 39) + "…"),
      (element(.loginPassword, dots: 2, isEnabled: false), "(••)"),
      (element(.loginLogin), "‹Email›" + String(repeating: "_", count: 33)),
      (element(.loginLogin, "ada"), "ada" + String(repeating: "_", count: 37)),
    ] {
      #expect(lines([element], captions) == ["  1  " + line])
    }
  }

  @Test func `wraps long text, and escapes control characters`() {
    #expect(lines([element(.reviewComment, String(repeating: "word ", count: 20))]).count == 2)
    _ = lines([element(.reviewComment, String(repeating: "漢字👩🏽‍🚀e\u{301}", count: 30))])
    #expect(lines([element(.reviewComment, "a\u{1b}[2J\tb\u{202e}")]) == [#"  1  a\u{1b}[2J\tb\u{202e}"#])
    #expect(lines([element(.reviewComment, "a\n\nb")]) == ["  1  a", "", "     b"])
    let rows = lines([element(.commentText, (1...20).map(String.init).joined(separator: "\n"))])
    #expect(rows.count == 12)
    #expect(rows[11].hasPrefix("     ▏… and 9 lines more"))
    #expect(lines([element(.commentText, "a")]).count == 3)
  }

  @Test func `has square corners for the root, round ones for a sheet, double lines for an alert`() {
    let screen = Snapshot.Layer.screen(Snapshot.Screen(title: "T", hasBackButton: true, elements: []))
    let alert = Snapshot.Layer.alert(Snapshot.Alert(title: "Really?", buttons: ["No", "Yes"]))
    func draw(_ layers: Snapshot.Layer...) -> [String] {
      Drawing(snapshot: Snapshot(layers: layers), captions: [:]).lines()
    }
    #expect(draw(screen)[0].hasPrefix("┌─ ‹ T ─"))
    #expect(draw(screen, screen)[0].hasPrefix("╭─ ‹ T ─"))
    #expect(draw(screen, alert)[0].hasPrefix("╔═ Alert ═"))
    #expect(draw(screen, alert)[4].hasPrefix("║   2  [ Yes ]  "))
    #expect(draw().count == 3)
    let long = Snapshot.Alert(title: "Really?", buttons: [String(repeating: "x", count: 80)])
    #expect(draw(screen, .alert(long))[3].hasSuffix("x ]║"))
  }
}

@Suite struct `Text on a terminal` {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("e\u{301}", 1), ("漢字", 4), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("•…“", 3), ("\u{301}", 0), ("❤️", 2),
  ])
  func `has a width in columns`(text: String, width: Int) {
    #expect(Text.width(text) == width)
  }

  @Test(arguments: [("2 ab", 6), ("2\tab", 10), ("\u{1b}", 4)])
  func `has a width when the terminal echoes it`(text: String, width: Int) {
    #expect(Text.echoedWidth(text, after: 2) == width)
  }

  @Test(arguments: [("Sign in", 7, "Sign in"), ("Sign in", 6, "Sign…"), ("漢字漢", 4, "漢…")])
  func `is cut between characters`(text: String, width: Int, expected: String) {
    #expect(Text.cut(text, to: width) == expected)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("", 3, [""]),
  ])
  func `is wrapped at spaces if possible`(text: String, width: Int, expected: [String]) {
    #expect(Text.wrapped(text, to: width) == expected)
  }
}

@Suite struct `A summary` {
  nonisolated static let attempt = ["4", "1 ada", "2 x"]
  nonisolated static let failure = attempt + ["3", "reply wrong"]
  nonisolated static let comment = attempt + ["3", "reply accepted", "3", "1 Hi"]

  @Test(arguments: [
    ([], 40, "Review · Signed out"), (["4"], 40, "Sign in · empty"),
    (attempt, 40, "Sign in · “ada” · •••"), (attempt, 16, "Sign in · “ada”…"),
    (attempt + ["3"], 40, "Sign in · waiting"), (failure, 32, "Sign in · Check your credentials"),
    (failure, 31, "Check your credentials"), (failure, 12, "Check your…"),
    (comment, 40, "Comment · “Hi” · 278 left"), (comment + ["4"], 40, "Alert · Discard comment?"),
    (comment + ["3"], 40, "Review · ada · “Hi”"), (comment + ["3"], 12, "ada · “Hi”"),
  ])
  func `describes the screen on top`(steps: [String], width: Int, expected: String) {
    #expect(Specification.showing(steps).summary.text(fitting: width) == expected)
  }
}
