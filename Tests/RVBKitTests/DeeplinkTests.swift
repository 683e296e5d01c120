import RVBKit
import Testing

@Suite struct `Deep links` {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: [
    ("shop://products/2", "2", [:]),
    ("SHOP://Products/2", "2", [:]),
    ("shop://products/a%2Fb%20c", "a/b c", [:]),
    ("shop://products/2?ref=mail", "2", ["ref": "mail"]),
    ("shop://products/2?page=3&ref=a%26b", "2", ["ref": "a&b", "page": "3"]),
    ("shop://products/2?ref", "2", ["ref": ""]),
  ])
  func `A pattern returns the values of path and query`(
    text: String, id: String, query: [String: String]
  ) throws {
    let pattern: DeeplinkPattern = "shop://products/:id?ref&page"
    let link = try #require(pattern.match(url(text)))
    #expect(link.url == (try url(text)))
    #expect(link.path == ["id": id])
    #expect(link.query == query)
  }

  @Test(arguments: [
    "shop://products", "shop://products/", "shop://products/2/", "shop://products/2/reviews",
    "shop://product/2", "store://products/2", "shop://products/2?other=1", "shop://products/2?ref=1&ref=2",
    "shop://products/2#top", "shop://me@products/2", "shop://products:80/2", "shop:products/2", "products/2",
  ])
  func `A pattern does not match anything else`(text: String) throws {
    let pattern: DeeplinkPattern = "shop://products/:id?ref&page"
    #expect(try pattern.match(url(text)) == nil)
  }

  @Test func `A pattern without path and query matches no link that has one`() throws {
    let pattern: DeeplinkPattern = "shop://cart"
    #expect(try pattern.match(url("shop://cart")) != nil)
    #expect(try pattern.match(url("shop://cart/")) == nil)
    #expect(try pattern.match(url("shop://cart?a")) == nil)
  }

  @Test func `A handler runs the first sequence that matches, synchronously, and returns false if none does`()
    throws
  {
    let handler = DeeplinkHandler()
    var followed: [String] = []
    handler.register("shop://products/new") { _ in followed.append("new") }
    handler.register("shop://products/:id") { followed.append($0.path["id"] ?? "") }
    handler.register({ Int($0.absoluteString) }, perform: { followed.append("number \($0)") })
    #expect(try handler.handle(url("shop://products/new")))
    #expect(try handler.handle(url("shop://products/7")))
    #expect(try handler.handle(url("42")))
    #expect(try !handler.handle(url("shop://products")))
    #expect(followed == ["new", "7", "number 42"])
  }

  @Test func `A handler keeps links until it is ready, and then runs them once, in order`() throws {
    let handler = DeeplinkHandler(isReady: false)
    var followed: [String] = []
    handler.register("shop://products/:id") { followed.append($0.path["id"] ?? "") }
    #expect(try handler.handle(url("shop://products/1")))
    #expect(try handler.handle(url("shop://products/2")))
    #expect(try !handler.handle(url("shop://cart")))
    #expect(followed.isEmpty && !handler.isReady)
    handler.becomeReady()
    #expect(followed == ["1", "2"] && handler.isReady)
    handler.becomeReady()
    #expect(try handler.handle(url("shop://products/3")))
    #expect(followed == ["1", "2", "3"])
  }
}
