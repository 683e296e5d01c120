import Foundation
import QuartetShared
import Testing

@testable import QuartetParity

struct `The specification` {
  private func after(_ lines: String) throws -> Specification {
    var specification = Specification()
    for line in lines.split(separator: "\n") {
      #expect(specification.perform(try Step(parsing: String(line))) == .done, "\(line)")
    }
    return specification
  }

  @Test func `The specification leaves out a step that leads to what the rules leave open`() throws {
    var specification = try after("sign in elsewhere\non sign-out open quartet://sign-in?login=x")
    let snapshot = specification.snapshot
    #expect(specification.perform(try Step(parsing: "tap 4 + review.commentButton")) == .unspecified)
    #expect(specification.snapshot == snapshot)
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

  @Test func `The specification ends a limit in other windows at the same millisecond (A1, L13)`() throws {
    var specification = try after(
      "tap review.accountButton\ntype login.login grace@example.com\ntype login.password x\n"
        + String(repeating: "tap login.signInButton\nreply wrong\n", count: 3) + "wait 29999ms\n")
    #expect(specification.perform(.signInElsewhere) == .refused)
    _ = specification.perform(.wait(milliseconds: 1))
    #expect(specification.perform(.signInElsewhere) == .done)
  }

  /// The scenarios of D1 to D3 show more links.
  @Test(
    arguments: [
      "quartet://sign-in?login=", "quartet://sign-in?login=%C3%A9+/?",
      "quartet://sign-in?login=a%26login%3Db",
      "quartet://sign-in?login=%ef%BF%BD", "quartet://sign-in?login=a#b", "quartet://sign-in?login=%4",
      "quartet://sign-in?login=%", "quartet://sign-in?", "quartet://sign-in?é", "quartet://a@comment",
      "quartet://comment:80", "quartet://comment::", "quartet://comment?&", "quartet://commént",
      "quartet://%",
      "://comment", "%",
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
    let specification = try after("4\n1 ada@example.com\n2 lovelace\n3\nreply accepted\nexpire\n4\n3")
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
