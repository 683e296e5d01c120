import QuartetCommand
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

@Suite struct `A typed password` {
  @Test func `A typed password is not printed by play`() async throws {
    let run = try await Tool.run(
      "play", Implementations.all[0].argument,
      input: "4\n2 s3cr3t\ntype login.password \"s3cr3t\" ...\n9 s3cr3t\n")
    #expect(run.output.contains("type 2 ••••••\n"))
    #expect(run.output.contains("│   2  ••••••___"))
    #expect(!run.output.contains("s3cr3t"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    "s3cr3t", "s3cr3t 2", "2 \"s3cr3t\\q\"", "type login.passwrod s3cr3t", "reply s3cr3t",
    "early s3cr3t", "wait s3cr3t", "tap s3cr3t", "return s3cr3t", "other window s3cr3t",
  ])
  func `A typed password is not printed by play if the line is mistyped`(line: String) async throws {
    let run = try await Tool.run("play", "rvb", input: "4\n\(line)\n")
    #expect(run.status == 1 && !run.output.contains("s3cr3t") && run.errors.isEmpty, "\(run)")
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
