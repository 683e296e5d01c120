import Foundation
import QuartetShared
import Testing

@Suite("Links")
struct LinkTests {
  @Test(arguments: ["quartet://comment", "QUARTET://Comment", "quartet://%63omment"])
  func `D1 a link opens Comment`(text: String) throws {
    #expect(Link(try #require(URL(string: text))) == .comment)
  }

  @Test(arguments: [
    ("quartet://sign-in", nil),
    ("Quartet://SIGN-IN", nil),
    ("quartet://sign-in?login=ada", "ada"),
    ("quartet://sign-in?login=ada@example.com", "ada@example.com"),
    ("quartet://sign-in?login=ada%40example.com", "ada@example.com"),
    ("quartet://sign-in?%6Cogin=ada", "ada"),
    ("quartet://sign-in?login=", ""),
    ("quartet://sign-in?login=+15550100", "+15550100"),
    ("quartet://sign-in?login=%2B15550100", "+15550100"),
    ("quartet://sign-in?login=ada%20lovelace", "ada lovelace"),
    ("quartet://sign-in?login=%20ada%20", " ada "),
    ("quartet://sign-in?login=ada=lovelace", "ada=lovelace"),
    ("quartet://sign-in?login=ada%26password%3Dx", "ada&password=x"),
    ("quartet://sign-in?login=%C3%A9", "é"),
    ("quartet://sign-in?login=%ef%BF%BD", "\u{FFFD}"),
    ("quartet://sign-in?login=a/b?c", "a/b?c"),
  ])
  func `D2 a link opens Login with the login that it gives`(text: String, login: String?) throws {
    #expect(Link(try #require(URL(string: text))) == .signIn(login: login))
  }

  @Test(arguments: [
    // Other schemes, other hosts, none.
    "https://comment", "quartets://comment", "comment", "//comment", "quartet:comment", "quartet:/comment",
    "quartet://", "quartet:///comment", "quartet://comments", "quartet://signin", "quartet://sign_in",
    "quartet://comment.", "quartet://example.com", "quartet://[::1]",
    // A path.
    "quartet://comment/", "quartet://comment/1", "quartet://sign-in/", "quartet://sign-in//?login=ada",
    "quartet://sign-in/ada",
    // A user, a password, a port, a fragment.
    "quartet://ada@comment", "quartet://@comment", "quartet://ada:secret@sign-in", "quartet://:@sign-in",
    "quartet://comment:80", "quartet://sign-in:0", "quartet://comment#", "quartet://sign-in?login=ada#top",
    "quartet://comment:", "quartet://comment?", "quartet://sign-in?", "quartet://sign-in:?login=ada",
    // Items that are unknown, repeated or without a value.
    "quartet://comment?login=ada", "quartet://comment?text=x", "quartet://comment?&", "quartet://comment?x",
    "quartet://sign-in?login", "quartet://sign-in?Login=ada", "quartet://sign-in?=ada",
    "quartet://sign-in?name=ada", "quartet://sign-in?login=ada&", "quartet://sign-in?&login=ada",
    "quartet://sign-in?login=ada&login=ada", "quartet://sign-in?login=ada&password=x",
    "quartet://sign-in?login=ada&x", "quartet://sign-in?login%20=ada",
    // Escapes that are no UTF-8.
    "quartet://sign-in#?login=%FF", "quartet://comment/%FF", "quartet://%FF@comment",
    "quartet://a:%FF@comment",
    "quartet://sign-in?login=D7%A9",
    "quartet://sign-in?login=%FF", "quartet://sign-in?login=%C3", "quartet://sign-in?%FF=ada",
  ])
  func `D3 anything else is not understood`(text: String) throws {
    #expect(Link(try #require(URL(string: text))) == nil)
  }

  // Before iOS 17 and macOS 14 these are no URLs; since then, `URL` percent-encodes them.
  @Test(arguments: ["quartet://sign-in?login=%ZZ", "quartet://sign-in?login=%4", "quartet://sign-in?x y"])
  func `D3 a malformed text is not understood`(text: String) {
    let url = URL(string: text).flatMap { $0.absoluteString == text ? $0 : nil }
    #expect(url.flatMap(Link.init) == nil)
  }

  @Test func `A relative URL is resolved before it is parsed`() throws {
    let base = try #require(URL(string: "quartet://comment"))
    let relative = try #require(URL(string: "//sign-in?login=ada", relativeTo: base))
    #expect(Link(relative) == .signIn(login: "ada"))
    #expect(Link(try #require(URL(string: "sign-in", relativeTo: base))) == nil)
  }
}
