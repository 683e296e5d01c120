import QuartetArguments
import Testing

@testable import QuartetParity
@testable import quartet

@Suite struct `A drawing` {
  private func lines(_ layers: Snapshot.Layer...) -> [String] {
    let captions: [Identifier: String] = [.loginLogin: "Email", .loginCancelButton: "Cancel"]
    let lines = Drawing(snapshot: Snapshot(layers: layers), captions: captions, width: 40).lines
    #expect(lines.allSatisfy { Text.width($0) == 40 })
    return lines
  }

  nonisolated static let elements: [(Identifier, String, dots: Int, isEnabled: Bool, rows: [String])] = [
    (.loginCancelButton, "", 0, true, ["  1  [ Cancel ]"]),
    (.reviewAccountButton, "Sign out", 0, false, ["  1  ( Sign out )"]),
    (.commentSendButton, "", 0, true, ["  1  [ comment.sendButton ]"]),
    (.loginPassword, "", 3, true, ["  1  •••___________________________"]),
    (.loginPassword, "", 2, false, ["  1  (••)"]),
    (.loginLogin, "", 0, true, ["  1  ‹Email›_______________________"]),
    (.commentText, "a\n\nb", 0, true, ["  1  a", "", "     b__________________________"]),
    (
      .reviewComment, "word word word word word word word", 0, true,
      ["  1  word word word word word word", "     word"]
    ),
    (.reviewComment, "a\u{1b}[2J\tb\u{202e}", 0, true, [#"  1  a\u{1b}[2J\tb\u{202e}"#]),
  ]

  @Test(arguments: elements.indices)
  func `shows an element with its number`(index: Int) {
    let (identifier, text, dots, isEnabled, rows) = Self.elements[index]
    var element = Snapshot.Element(identifier, kind: identifier.kind)
    (element.text, element.dots, element.isEnabled) = (text, dots, isEnabled)
    var hidden = Snapshot.Element(.loginFailure, kind: .label)
    hidden.isHidden = true
    let screen = Snapshot.Screen(title: "T", elements: [hidden, element])
    let drawn = lines(.screen(screen)).dropFirst().dropLast().map { line in
      String(line.dropFirst(2).dropLast().reversed().drop { $0 == " " }.reversed())
    }
    #expect(drawn == rows)
  }

  @Test func `has square corners for the root, round ones for a sheet, double lines for an alert`() {
    let screen = Snapshot.Layer.screen(Snapshot.Screen(title: "T", hasBackButton: true, elements: []))
    let alert = Snapshot.Layer.alert(Snapshot.Alert(title: "Really?", buttons: ["No", "Yes"]))
    #expect(lines(screen)[0].hasPrefix("┌─ ‹ T ─"))
    #expect(lines(screen, screen)[0].hasPrefix("╭─ ‹ T ─"))
    #expect(lines(screen, alert)[0].hasPrefix("╔═ Alert ═"))
    #expect(lines(screen, alert)[4].hasPrefix("║   2  [ Yes ]  "))
    #expect(lines().count == 3)
  }
}

@Suite struct `Text on a terminal` {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("e\u{301}", 1), ("漢字", 4), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("•…“", 3), ("\u{301}", 0), ("❤️", 2),
  ])
  func `has a width in columns`(text: String, width: Int) {
    #expect(Text.width(text) == width)
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
