import QuartetShared
import Testing

@testable import QuartetParity

struct `The notation` {
  private nonisolated static let verbs =
    "tap, type, return, swipe, back, escape, open, expire, wait, reply, other, sign, on, present, "
    + "dismiss, replace, finish, or a number"

  /// Steps with other texts are in the scenarios, in random runs and in findings.
  private nonisolated static let steps: [(Step, String)] = [
    (.tap(.button("Discard")), #"tap "Discard""#),
    (.type(.element(.loginLogin), ""), #"type login.login """#),
    (.type(.element(.commentText), " two words"), #"type comment.text " two words""#),
    (.type(.element(.commentText), "say \"so\""), #"type comment.text say "so""#),
    (.type(.element(.commentText), "\"so\" she said"), #"type comment.text "\"so\" she said""#),
    (.type(.element(.commentText), "a\nb\t\\e\u{301}"), #"type comment.text "a\nb\t\\e\u{301}""#),
    (.type(.element(.commentText), "and so on ..."), #"type comment.text "and so on ...""#),
    (.type(.element(.commentText), "and so on..."), "type comment.text and so on..."),
    (.type(.number(1), "+ 2"), "type 1 + 2"),
    (.open(""), #"open """#),
    (.wait(milliseconds: 0), "wait 0s"), (.wait(milliseconds: 29_999), "wait 29999ms"),
    (.wait(milliseconds: 30_000), "wait 30s"), (.wait(milliseconds: 120_000), "wait 2m"),
    (.wait(milliseconds: 20_000, withoutReply: true), "wait without reply 20s"),
    (.pressReturn(.element(.loginLogin)), "return login.login"),
    (.present(.alert), "present alert"), (.present(.sheet), "present sheet"),
    (.on(.signIn, isFirst: false, .expire), "on sign-in expire"),
    (.on(.signOut, isFirst: true, .open(" x")), #"on sign-out first open " x""#),
    (.on(.comment, isFirst: false, .signOut), "on comment sign out"),
  ]

  @Test(arguments: steps)
  func `of a step reads back`(step: Step, text: String) throws {
    #expect(step.description == text)
    #expect(try Step(parsing: text) == step)
    for (leavesRunning, isEarly) in [(false, false), (true, false), (false, true), (true, true)] {
      let move = Move(step, leavesRunning: leavesRunning, isEarly: isEarly)
      #expect(try Move(parsing: move.description) == move)
    }
  }

  @Test func `of two windows names the one in front`() {
    var specification = Specification(kind: .email)
    _ = specification.perform(.otherWindow)
    let windows = specification.snapshot.lines.filter { $0.hasPrefix("Window") }
    #expect(windows == ["Window 2, in front:", "Window 1:"])
  }

  @Test(arguments: [
    ("3", Step.tap(.number(3))), ("3 + 4", .tapTogether(.number(3), .number(4))),
    ("1 ada@example.com", .type(.number(1), "ada@example.com")),
    ("1 \"\"", .type(.number(1), "")),
    ("  tap\t3  ", .tap(.number(3))),
    ("reply 1 wrong", .reply(1, .wrong)), ("wait 60s", .wait(milliseconds: 60_000)),
  ])
  func `of a step can be shorter or longer`(text: String, step: Step) throws {
    #expect(try Step(parsing: text) == step)
  }

  @Test func `The notation of a step with any text reads back`() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      for move in RandomRun(seed: seed).scenario.lines.map(\.move) {
        let copy = try Move(parsing: move.description)
        #expect(copy == move)
        // Equal texts can differ in their scalars.
        #expect(copy.description.unicodeScalars.elementsEqual(move.description.unicodeScalars))
      }
    }
  }

  private nonisolated static let mistakes: [(String, String, String)] = [
    ("", "", verbs), ("tapp 3", "tapp", verbs), ("early", "early", verbs),
    ("sign out", "out", "in"), ("other", "", "window"),
    ("on sign-in tap 3", "tap", "expire or sign or open"),
    ("on sign-in firstly expire", "firstly", "expire or sign or open"),
    ("present", "", "alert or sheet"),
    ("dismiss root", "root", "top or all"), ("swipe back half", "half", "the end of the line"),
    ("tap", "", "an element's identifier or number, or an alert's button in quotes"),
    ("tap login.signinbuton", "login.signinbuton", "an element, perhaps login.signInButton"),
    (
      "tap cancelButton", "cancelButton",
      "an element, perhaps login.cancelButton, comment.cancelButton"
    ),
    ("tap 0", "0", "an element's number, from 1"),
    ("tap 3 4", "4", "the end of the line"),
    ("tap \"Discard", "", "a closing quote"),
    ("type login.login", "", #"the text to type; "" empties the field"#),
    ("type 1 \"a\" b", "b", "the end of the line"),
    ("type 1 \"\\q\"", "\\q", #"\n, \t, \", \\ or \u{…} with a scalar in hexadecimal"#),
    ("type 1 \"\\u{d800}\"", "\\u{d800", #"\n, \t, \", \\ or \u{…} with a scalar in hexadecimal"#),
    ("type 1 \"\\u{41", "\\u{41", #"\n, \t, \", \\ or \u{…} with a scalar in hexadecimal"#),
    ("open", "", "a link, such as quartet://comment"),
    ("wait 30sec", "30sec", "a duration up to a day, such as 500ms, 30s or 2m"),
    ("wait 30", "30", "a duration up to a day, such as 500ms, 30s or 2m"),
    ("wait -1s", "-1s", "a duration up to a day, such as 500ms, 30s or 2m"),
    ("wait 1441m", "1441m", "a duration up to a day, such as 500ms, 30s or 2m"),
    ("wait 99999999999999999m", "99999999999999999m", "a duration up to a day, such as 500ms, 30s or 2m"),
    ("reply yes", "yes", "accepted, wrong or unreachable"),
    ("reply 0 wrong", "0", "a request's number, from 1"),
    ("back ...", "...", "the end of the line"),
  ]

  @Test(arguments: mistakes)
  func `The notation has errors with the word that was found and what was expected`(
    text: String, found: String, expected: String
  ) {
    let error = StepError(found: found, expected: expected)
    #expect(throws: error) { try Step(parsing: text) }
    let place = found.isEmpty ? "the end of the line" : Step.Target.button(found).description
    #expect(error.description == "found \(place), expected \(expected)")
  }

  @Test(arguments: [(80, ""), (81, "…")])
  func `The notation has errors with the first 80 characters of a word`(length: Int, end: String) {
    let error = StepError(found: String(repeating: "x", count: length), expected: "a step")
    #expect(error.description == #"found "\#(String(repeating: "x", count: 80))\#(end)", expected a step"#)
  }
}
