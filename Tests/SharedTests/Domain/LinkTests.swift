import Foundation
import QuartetShared
import Testing

struct `Links as values` {
  @Test func `A relative URL is resolved before it is parsed`() throws {
    let base = try #require(URL(string: "quartet://comment"))
    let relative = try #require(URL(string: "//sign-in?login=ada", relativeTo: base))
    #expect(Link(relative) == .signIn(login: "ada"))
    #expect(Link(try #require(URL(string: "sign-in", relativeTo: base))) == nil)
  }
}
