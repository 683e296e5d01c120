import FeatureEntry
import Foundation
import Implementations
import Parity
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

  @Test(arguments: ["1 a", "type login.login a", "tap 3", "2 \"\"", "comment.text", "swipe", "wait 1s"])
  func `is the only thing that is redacted`(line: String) throws {
    guard let move = try? Move(parsing: line) else { return }
    let snapshot = Specification.showing("tap review.accountButton")
    #expect(Redaction.redacted(line, meaning: move, on: snapshot) == nil)
  }
}
