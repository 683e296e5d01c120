import Foundation
import QuartetShared
import Testing

@testable import QuartetParity

@Suite struct `The specification` {
  private func after(_ lines: String, kind: LoginKind = .email) throws -> Specification {
    var specification = Specification(kind: kind)
    for line in lines.split(separator: "\n") {
      #expect(specification.perform(try Step(parsing: String(line))) == .done, "\(line)")
    }
    return specification
  }

  private let filled = """
    tap review.accountButton
    type login.login ada@example.com
    type login.password lovelace

    """

  @Test func `The specification starts with Review only`() {
    #expect(
      Specification().snapshot.lines == [
        "Review",
        #"  1 review.comment "No comment yet""#,
        #"  2 review.account "Signed out""#,
        "  3 review.commentButton",
        #"  4 review.accountButton "Sign in""#,
      ])
  }

  @Test func `The specification describes Login`() throws {
    let specification = try after(filled + "tap login.signInButton\n")
    #expect(
      specification.snapshot.lines.dropFirst(5) == [
        "Sign in",
        #"  1 login.login "ada@example.com" placeholder "Email" keyboard email content username disabled"#,
        #"  2 login.password "••••••••" disabled"#,
        "  3 login.waiting running",
        "  4 login.signInButton disabled",
        "  5 login.recoveryButton disabled",
        "  6 login.cancelButton",
      ])
    #expect(specification.unansweredRequests == 1)
  }

  @Test func `The specification describes Recovery, Comment and the alert`() throws {
    var specification = try after(filled + "tap login.recoveryButton\n", kind: .phone)
    #expect(
      specification.snapshot.lines.dropFirst(5) == [
        "‹ Recovery", #"  1 recovery.login "ada@example.com""#, "  2 recovery.sendButton",
      ])
    specification = try after(
      filled + "tap login.signInButton\nreply accepted\ntap review.commentButton\ntype 1 a\\b\nswipe\n")
    #expect(
      specification.snapshot.lines.dropFirst(5) == [
        "Comment", #"    comment.text "a\\b""#, #"    comment.remaining "277""#, "    comment.sendButton",
        "    comment.cancelButton", "Alert: Discard comment?", #"  1 "Keep editing""#, #"  2 "Discard""#,
      ])
  }

  @Test func `The specification describes both windows, the one in front first`() throws {
    let specification = try after("tap 4\nother window\n")
    #expect(
      specification.snapshot.lines.filter { !$0.hasPrefix(" ") } == [
        "Window 2, in front:", "Review", "Window 1:", "Review", "Sign in",
      ])
    #expect(specification.snapshot != (try after("tap 4\nother window\nother window\n")).snapshot)
  }

  @Test func `The specification leaves out a step that leads to what the rules leave open`() throws {
    var specification = try after("sign in elsewhere\non sign-out open quartet://sign-in?login=x")
    let snapshot = specification.snapshot
    #expect(specification.perform(try Step(parsing: "tap 4 + review.commentButton")) == .unspecified)
    #expect(specification.snapshot == snapshot)
  }

  @Test func `The specification lets a user action wait after a link in the transition of an alert (T7)`()
    throws
  {
    func waits(_ lines: String) throws -> Bool? {
      let text =
        "rule: T7\ntitle: A\ngiven: discard alert open\n\ntap 1 ...\n\(lines)early tap comment.sendButton"
      return ExpectedTrace(try Scenario(parsing: text, file: "a")).steps.last?.waitsUntilIdle
    }
    #expect(try waits("") == false)
    #expect(try waits("reply wrong ...\n") == false)
    #expect(try waits("open quartet://comment ...\n") == true)
  }

  @Test(arguments: [
    "tap login.cancelButton", "tap 1", "tap 5", #"tap "Discard""#, "type 1 x", "swipe", "swipe halfway",
    "back", "reply accepted", "tap review.accountButton + login.cancelButton", #"type "Discard" x"#,
  ])
  func `The specification refuses impossible steps without a change`(line: String) throws {
    var specification = Specification()
    #expect(specification.perform(try Step(parsing: line)) == .refused)
    #expect(specification.snapshot == Specification().snapshot)
  }

  @Test func `The specification has limits that are exact to the millisecond (A1)`() throws {
    var specification = try after(
      filled + String(repeating: "tap login.signInButton\nreply wrong\n", count: 3) + "wait 29999ms\n")
    _ = specification.perform(.tap(.element(.loginSignInButton)))
    #expect(specification.unansweredRequests == 0)
    _ = specification.perform(.wait(milliseconds: 1))
    _ = specification.perform(.tap(.element(.loginSignInButton)))
    #expect(specification.unansweredRequests == 1)
  }

  @Test func `The specification ends a limit in other windows at the same millisecond (A1, L13)`() throws {
    var specification = try after(
      "tap review.accountButton\ntype login.login grace@example.com\ntype login.password x\n"
        + String(repeating: "tap login.signInButton\nreply wrong\n", count: 3) + "wait 29999ms\n")
    #expect(specification.perform(.signInElsewhere) == .refused)
    _ = specification.perform(.wait(milliseconds: 1))
    #expect(specification.perform(.signInElsewhere) == .done)
  }

  @Test(
    arguments: [
      "quartet://comment", "QUARTET://Comment", "quartet://comment?", "quartet://comment:",
      "quartet://co%6Dment", "quartet://sign-in", "quartet://sign-in?login=",
      "quartet://sign-in?%6cogin=a=b", "quartet://sign-in?login=%C3%A9+/?",
      "quartet://sign-in?login=a&login=b", "quartet://sign-in?login", "quartet://sign-in?",
      "quartet://sign-in?login=a#b", "quartet://sign-in?login=%FF", "quartet://sign-in?login=%4",
      "quartet://sign-in?login=a b", "quartet://comment/", "quartet://a@comment", "quartet://comment:80",
      "quartet:comment", "quartet://", "://comment", "comment", "", "%", "quartet://%",
      "quartet://comment?&", "quartet://comment?x", "https://comment", "quartet://commént",
      "quartet://sign-in?é", "quartet://sign-in?login=%", "quartet://sign-in?login=a%26login%3Db",
      "quartet://comment::",
    ])
  func `The specification understands the same links as the domain (D1 to D3)`(text: String) {
    var specification = Specification()
    let link = URL(exactly: text).flatMap(Link.init)
    #expect(specification.perform(.open(text)) == (link == nil ? .notUnderstood : .understood))
    if case .signIn(let login) = link {
      #expect(specification.snapshot.lines[6].hasPrefix(#"  1 login.login "\#(login ?? "")""#))
    }
  }

  @Test func `The specification never contains a password when described or dumped (A4)`() throws {
    let specification = try after(filled + "tap login.signInButton\nreply accepted\nexpire\ntap 4\ntap 3\n")
    var output = "\(specification) \(specification.snapshot)"
    dump(specification, to: &output)
    dump(specification.snapshot, to: &output)
    #expect(!output.contains("lovelace"))
  }

  @Test func `The specification lets any time pass`() {
    var specification = Specification()
    for milliseconds in [Int.max, .max, .min] {
      #expect(specification.perform(.wait(milliseconds: milliseconds)) == .done)
    }
  }
}
