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
