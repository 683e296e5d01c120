import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

@Suite struct `A typed password` {
  static let password = "s3cr3t-Wort"

  static let lines = [
    "2 \(password)", "2 \"\(password)\"", "type login.password \(password)", "type 2 \(password)",
    "2 \(password) ...", "2 \"\(password)", "2 \"\(password)\\q\"", "2 \"a\" \(password)",
    "2 \"a\\\(password)\"",
    "2\(password)", "2:\(password)", "2 + \(password)",
    "tap 2 \(password)", "tap login.password \(password)",
    "type \(password)", "type  login.pasword  \(password)", "tpye 2 \(password)",
    "typ login.password \(password)", "login.password \(password)", "password \(password)",
    "2 \(password) \(password)", "9 \(password)", "3 \(password)", "type \"x\" \(password)", "0 \(password)",
    "\t2\t\(password)\t", password, "2: \(password)", "#2 \(password)", "password: \(password)",
    "kind: \(password)", "given: \(password)", "rule: \(password)", "switch \(password)", "undo \(password)",
    "open quartet://sign-in?login=a&password=\(password)", "open x://a:\(password)@b",
    "open x://a:\(password)",
    "swipe\r2 \(password)\rswipe",
  ]

  @Test func `is never printed, also if its line has a mistake`() async throws {
    for start in ["4", "4\n1 ada\n2 x\n3", "4\n1 ada\n2 x\n3 ...", "4 ...", ""] {
      let run = try await Tool.run(
        "play", Implementations.all[0].argument, input: "\(start)\n\(Self.lines.joined(separator: "\n"))\n")
      #expect(run.status == 0)
      #expect(!run.output.lowercased().contains("s3cr3t"))
      #expect(!run.output.contains("Wort"))
      #expect(run.errors.isEmpty)
    }
  }

  @Test func `is not printed after it signed in`() async throws {
    let input = "4\n1 grace@example.com\n2 hopper\n3\nwait 1s\n4\n4\n"
    let run = try await Tool.run("play", Implementations.all[0].argument, input: input)
    #expect(run.output.contains("Signed in as grace@example.com"))
    #expect(!run.output.contains("hopper"))
  }

  nonisolated static let moves = [
    "2 a b": "2 •••", "2 a ...": "2 ••• ...", "type login.password a": "type login.password •••",
    "type  2  a": "type 2 •••", "9 a": "9 •••", "3 a": "3 •••", "type \"x y\" a": "type \"x y\" •••",
  ]

  @Test(arguments: moves.sorted { $0.key < $1.key })
  func `is redacted in a step`(line: String, redacted: String) throws {
    let snapshot = Specification.showing("tap review.accountButton")
    #expect(Redaction.redacted(line, meaning: try Move(parsing: line), on: snapshot) == redacted)
  }

  nonisolated static let odd = [
    "", "7", "12", "5s", "swipe", "👩‍👩‍👧‍👦", "e\u{301}\u{200b}", String(repeating: "x", count: 280),
    String(repeating: "👍🏽 ", count: 280) + "y",
  ]

  @Test(arguments: odd.indices)
  func `is redacted, whatever its length`(index: Int) throws {
    let password = Self.odd[index]
    let snapshot = Specification.showing("tap review.accountButton")
    let move = Move(.type(.number(2), password))
    let shown = Redaction.redacted("\(move)", meaning: move, on: snapshot)
    #expect(shown == (password.isEmpty ? nil : "type 2 •••"))
    guard !password.isEmpty else { return }
    for start in ["tpye 2", "tpye login.password", "type login.pasword", "tap login.password", "early tap 2"]
    {
      let error = #expect(throws: StepError.self) { try Move(parsing: "\(start) \(password)") }
      let (line, reason) = Redaction.redacted("\(start) \(password)", try #require(error))
      #expect(line.hasPrefix(start) && line.hasSuffix(" •••"), "\(line)")
      #expect(start.contains(reason.found) || reason.found == "•••")
    }
  }

  nonisolated static let mistakes = [
    ("tpye swipe", "tpye •••", "tpye"), ("type swipe", "type •••", "•••"), ("tap 2 tap", "tap 2 •••", "•••"),
    ("swip", "swip", "swip"), ("password", "•••", "•••"),
    ("login.pasword 7", "login.pasword •••", "login.pasword"),
    ("2lovelace swipe", "•••", "•••"),
    ("tap login.sginInButton", "tap login.sginInButton", "login.sginInButton"),
    ("swipe bakc", "swipe bakc", "bakc"), ("reply 2 wrng", "reply 2 wrng", "wrng"),
    ("wait 30 s", "wait 30 •••", "30"),
    ("given: singed in", "given: singed in", "•••"), ("tap", "tap", ""),
    (
      "swipe" + String(repeating: " back", count: 20),
      "swipe" + String(repeating: " back", count: 19) + " •••",
      "•••"
    ),
  ]

  @Test(arguments: mistakes)
  func `is redacted in a line with a mistake, of which the rest is printed`(
    line: String, shown: String, found: String
  ) throws {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: "rule: T1\ntitle: a\n\(line)", file: "a")
    }
    let redacted = Redaction.redacted(line, try #require(error?.reason))
    #expect(redacted.line == shown)
    #expect(redacted.error.found == found)
  }

  @Test func `that is wrong counts, whatever its length`() async throws {
    let long = String(repeating: "x", count: 280)
    let run = try await Tool.run(
      "play", Implementations.all[0].argument,
      input: "4\n1 ada@example.com\n2 \"\"\n3\n2 x\n3\nwait 1s\n2 \(long)\n3\nwait 1s\n2 👩‍👩‍👧‍👦\n3\nwait 1s\n")
    #expect(run.output.contains("4: 3\n✗ 3: “Sign in” is disabled\n"))
    #expect(run.output.components(separatedBy: "Check your credentials").count == 3)
    #expect(run.output.contains("│   2  •____"))
    #expect(run.output.contains("•••…"))
    #expect(run.output.contains("│   3  Please try again later"))
    #expect(run.output.hasSuffix("✓ 13 steps: no difference from the specification\n"))
  }

  @Test(arguments: ["1 a", "type login.login a", "tap 3", "2 \"\"", "comment.text", "swipe", "wait 1s"])
  func `is the only thing that is redacted`(line: String) throws {
    guard let move = try? Move(parsing: line) else { return }
    let snapshot = Specification.showing("tap review.accountButton")
    #expect(Redaction.redacted(line, meaning: move, on: snapshot) == nil)
  }
}
