import Foundation
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
    "\t2\t\(password)\t",
  ]

  @Test func `is nowhere in what is printed, whatever is wrong with its line`() async throws {
    for start in ["4", "4\n1 ada\n2 x\n6", "4\n1 ada\n2 x\n6 ...", "4 ...", ""] {
      let run = try await Tool.run(
        "play", Pattern.all[0].target, input: "\(start)\n\(Self.lines.joined(separator: "\n"))\n")
      #expect(run.status == 0)
      #expect(!run.output.lowercased().contains("s3cr3t"))
      #expect(!run.output.contains("Wort"))
      #expect(run.errors.isEmpty)
    }
  }

  @Test func `that signs in is nowhere either`() async throws {
    let input = "4\n1 grace@example.com\n2 hopper\n6\nwait 1s\n4\n4\n"
    let run = try await Tool.run("play", Pattern.all[0].target, input: input)
    #expect(run.output.contains("Signed in as grace@example.com"))
    #expect(!run.output.contains("hopper"))
  }

  nonisolated static let moves = [
    "2 a b": "2 •••", "2 a ...": "2 ••• ...", "type login.password a": "type login.password •••",
    "type  2  a": "type 2 •••", "9 a": "9 •••", "6 a": "6 •••", "type \"x y\" a": "type \"x y\" •••",
  ]

  @Test(arguments: moves.sorted { $0.key < $1.key })
  func `is concealed in a step`(line: String, concealed: String) throws {
    let snapshot = Specification.showing("tap review.accountButton")
    #expect(Concealment.concealed(line, meaning: try Move(parsing: line), on: snapshot) == concealed)
  }

  @Test(arguments: ["1 a", "type login.login a", "tap 6", "2 \"\"", "comment.text", "swipe", "wait 1s"])
  func `is all that is concealed`(line: String) throws {
    guard let move = try? Move(parsing: line) else { return }
    let snapshot = Specification.showing("tap review.accountButton")
    #expect(Concealment.concealed(line, meaning: move, on: snapshot) == nil)
  }
}

extension Specification {
  /// What is seen after some steps.
  static func showing(_ lines: String...) -> Snapshot { showing(lines) }

  static func showing(_ lines: [String]) -> Snapshot {
    var specification = Specification()
    for line in lines {
      if let step = try? Step(parsing: line) { _ = specification.perform(step) }
    }
    return specification.snapshot
  }
}
