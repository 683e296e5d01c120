import Parity
import Testing

@testable import quartet

@Suite struct `A drawing` {
  private func lines(_ elements: [Snapshot.Element], _ captions: [Identifier: String] = [:]) -> [String] {
    let screen = Snapshot.Screen(title: "T", elements: elements)
    let lines = Drawing(snapshot: Snapshot(layers: [.screen(screen)]), captions: Captions(captions)).lines()
    #expect(lines.allSatisfy { Text.width($0) == Drawing.width })
    return lines.dropFirst().dropLast().map { line in
      String(line.dropFirst(2).dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }

  private func element(
    _ identifier: Identifier, _ text: String = "", isEnabled: Bool = true
  ) -> Snapshot.Element {
    var element = Snapshot.Element(identifier, kind: identifier.kind)
    element.text = text
    element.isEnabled = isEnabled
    return element
  }

  @Test func `numbers elements as steps do, those that do not show too`() {
    var hidden = element(.loginFailure)
    hidden.isHidden = true
    let elements = [element(.reviewAccount, "A"), hidden, element(.loginNotice, "B")]
    #expect(lines(elements) == ["  1  A", "  3  B"])
  }

  @Test func `has buttons in brackets, disabled ones in parentheses, by title or identifier`() {
    #expect(
      lines(
        [
          element(.loginCancelButton), element(.loginSignInButton, isEnabled: false),
          element(.reviewAccountButton, "Sign out"), element(.commentSendButton),
        ], [.loginCancelButton: "Cancel", .loginSignInButton: "Sign in", .reviewAccountButton: "Sign in"])
        == ["  1  [ Cancel ]", "  2  ( Sign in )", "  3  [ Sign out ]", "  4  [ comment.sendButton ]"])
  }

  @Test func `has dots for a password, and no more than fit`() {
    var password = element(.loginPassword)
    password.dots = 3
    #expect(lines([password]) == ["  1  •••" + String(repeating: "_", count: 37)])
    password.dots = 100
    #expect(lines([password]) == ["  1  " + String(repeating: "•", count: 39) + "…"])
    password.isEnabled = false
    password.dots = 2
    #expect(lines([password]) == ["  1  (••)"])
  }

  @Test func `shows a placeholder until something is typed`() {
    let captions: [Identifier: String] = [.loginLogin: "Email"]
    #expect(lines([element(.loginLogin)], captions)[0].hasPrefix("  1  ‹Email›___"))
    #expect(lines([element(.loginLogin, "ada")], captions)[0].hasPrefix("  1  ada___"))
  }

  @Test func `breaks long texts, keeps wide ones in the box, and shows controls`() {
    let long = String(repeating: "word ", count: 20)
    #expect(lines([element(.reviewComment, long)]).count == 2)
    _ = lines([element(.reviewComment, String(repeating: "漢字👩🏽‍🚀e\u{301}", count: 30))])
    #expect(lines([element(.reviewComment, "a\u{1b}[2J\tb\u{202e}")]) == [#"  1  a\u{1b}[2J\tb\u{202e}"#])
    #expect(lines([element(.reviewComment, "a\n\nb")]) == ["  1  a", "", "     b"])
  }

  @Test func `shows the beginning of a text that has too many lines`() {
    let rows = lines([element(.commentText, (1...20).map(String.init).joined(separator: "\n"))])
    #expect(rows.count == 12)
    #expect(rows[11].hasPrefix("     ▏… and 9 lines more"))
  }

  @Test func `has square corners for the root, round ones for a sheet, double lines for an alert`() {
    let screen = Snapshot.Layer.screen(Snapshot.Screen(title: "T", hasBackButton: true, elements: []))
    let alert = Snapshot.Layer.alert(Snapshot.Alert(title: "Really?", buttons: ["No", "Yes"]))
    func draw(_ layers: Snapshot.Layer...) -> [String] {
      Drawing(snapshot: Snapshot(layers: layers), captions: Captions([:])).lines()
    }
    #expect(draw(screen)[0].hasPrefix("┌─ ‹ T ─"))
    #expect(draw(screen, screen)[0].hasPrefix("╭─ ‹ T ─"))
    #expect(draw(screen, alert)[0].hasPrefix("╔═ Alert ═"))
    #expect(draw(screen, alert)[4].hasPrefix("║   2  [ Yes ]  "))
    #expect(draw().count == 3)
  }
}

@Suite struct `A text` {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("e\u{301}", 1), ("漢字", 4), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("•…“", 3), ("\u{301}", 0), ("❤️", 2),
  ])
  func `has a width`(text: String, width: Int) {
    #expect(Text.width(text) == width)
  }

  @Test func `is cut with dots, and never in the middle of a character`() {
    #expect(Text.cut("Sign in", to: 7) == "Sign in")
    #expect(Text.cut("Sign in", to: 6) == "Sign…")
    #expect(Text.cut("漢字漢", to: 4) == "漢…")
  }

  @Test func `is broken at spaces where there are any`() {
    #expect(Text.wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(Text.wrapped("one two three", to: 6) == ["one", "two", "three"])
    #expect(Text.wrapped("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(Text.wrapped("", to: 3) == [""])
  }

  @Test func `takes the room that a terminal gives it when it echoes it`() {
    #expect(Text.echoedWidth("2 ab", after: 2) == 6)
    #expect(Text.echoedWidth("2\tab", after: 2) == 10)
    #expect(Text.echoedWidth("\u{1b}", after: 2) == 4)
  }

  @Test func `in short says what is on top`() {
    func gist(_ lines: [String], fitting width: Int = 40) -> String {
      Specification.showing(lines).gist.text(fitting: width)
    }
    #expect(Snapshot(layers: []).gist.text(fitting: 40) == "nothing")
    #expect(gist([]) == "Review · Signed out")
    #expect(gist(["4"]) == "Sign in · empty")
    let attempt = ["4", "1 ada", "2 x"]
    #expect(gist(attempt) == "Sign in · “ada” · •••")
    #expect(gist(attempt + ["6"]) == "Sign in · waiting")
    #expect(gist(attempt, fitting: 16) == "Sign in · “ada”…")
    let failure = attempt + ["6", "reply wrong"]
    #expect(gist(failure, fitting: 32) == "Sign in · Check your credentials")
    #expect(gist(failure, fitting: 31) == "Check your credentials")
    #expect(gist(failure, fitting: 12) == "Check your…")
    let comment = attempt + ["6", "reply accepted", "3", "1 Hi"]
    #expect(gist(comment) == "Comment · “Hi” · 278 left")
    #expect(gist(comment + ["4"]) == "Alert · Discard comment?")
    #expect(gist(comment + ["3"]) == "Review · ada · “Hi”")
  }
}
