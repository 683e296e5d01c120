import Testing

@testable import RVBKit

struct `Deep links` {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// Whether a handler takes each of the links, in this order.
  private func handle(_ links: String..., by handler: DeeplinkHandler) throws -> [Bool] {
    try links.map { handler.handle(try url($0)) }
  }

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
    let pattern: DeeplinkPattern = "Shop://PRODUCTS/:id?ref&page"
    let link = try #require(pattern.match(url(text)))
    #expect(link.path == ["id": id] && link.query == query && link.url.absoluteString == text)
  }

  @Test(arguments: [
    "shop://products", "shop://products/", "shop://products/2//", "shop://products/2/reviews",
    "shop://product/2", "store://products/2", "shop://me@products/2", "shop://:word@products/2",
    "shop:products/2", "products/2", "shop://products/%FF",
  ])
  func `A pattern does not match another address`(text: String) throws {
    let pattern: DeeplinkPattern = "shop://products/:id?ref&page"
    let strict = DeeplinkPattern("shop://products/:id?ref&page", isStrict: true)
    #expect(try pattern.match(url(text)) == nil && strict.match(url(text)) == nil)
  }

  @Test func `A link that is relative to another one is matched as a whole`() throws {
    let pattern: DeeplinkPattern = "shop://products/:id"
    let link = try #require(URL(string: "2", relativeTo: url("shop://products/1")))
    #expect(pattern.match(link)?.path == ["id": "2"])
  }

  @Test(arguments: [
    "shop://products/2/?ref=1", "shop://products/2?utm_source=mail&ref=1", "shop://products/2?ref=1&ref=2",
    "shop://products/2?ref=1#top", "shop://products:80/2?ref=1",
  ])
  func `What a campaign adds to a link does not matter, unless the pattern is strict`(text: String) throws {
    let pattern: DeeplinkPattern = "shop://products/:id?ref&page"
    let link = try #require(pattern.match(url(text)))
    #expect(link.path == ["id": "2"] && link.query == ["ref": "1"])
    let strict = DeeplinkPattern("shop://products/:id?ref&page", isStrict: true)
    #expect(try strict.match(url(text)) == nil)
    #expect(try strict.match(url("shop://products/2?ref=1")) != nil)
  }

  @Test(arguments: ["shop://cart", "https://example.com", "shop:///cart"])
  func `A pattern needs a host or a path`(text: String) throws {
    let pattern = DeeplinkPattern(text, isStrict: false)
    #expect(try pattern.match(url(text)) != nil && pattern.match(url(text + "/")) != nil)
    #expect(try pattern.match(url(text + "/2")) == nil)
  }

  @Test(arguments: [
    "it does not begin with a scheme, such as shop://.": ["", "products/:id", "1shop://products"],
    "its host or a component of its path is empty, or contains a character that has another meaning.": [
      "shop://", "shop://a b", "shop://products/", "shop://products//2", "shop://products#top",
      "shop://me@products", "shop://products:80", "shop://a%20b", "shop://a b/:id",
      "shop://a://b",
    ],
    "a name is empty, or contains something else than letters and digits.": [
      "shop://products/:", "shop://products?", "shop://products?a=b", "shop://products?a?b",
    ],
    "it has a name twice.": ["shop://a/:id/:id", "shop://products?a&a"],
  ])
  func `A pattern is malformed if it could never match, or if its parts are not clear`(
    problem: String, patterns: [String]
  ) {
    for text in patterns {
      #expect(DeeplinkPattern(unchecked: text, isStrict: false).problem == problem, "\(text)")
    }
  }

  @Test func `A malformed pattern crashes when it is declared`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let _: DeeplinkPattern = "shop:products"
    }
  }

  @Test func `A handler runs the first sequence that matches, synchronously, and returns false if none does`()
    throws
  {
    let handler = DeeplinkHandler()
    var followed: [String] = []
    handler.register("shop://products/new") { _ in followed.append("a new one") }
    handler.register("shop://products/:id") { followed.append($0.path["id"] ?? "") }
    handler.register({ Int($0.absoluteString) }, perform: { followed.append("number \($0)") })
    let links = try handle("shop://products/new", "shop://products/7", "42", "shop://products", by: handler)
    #expect(links == [true, true, true, false] && followed == ["a new one", "7", "number 42"])
  }

  @Test func `A sequence can decline a link: then the next one is tried, and the fallback last`() throws {
    let handler = DeeplinkHandler()
    var followed: [String] = []
    handler.register("shop://products/:id") { link in
      guard link.path["id"] == "1" else { throw Deeplink.Declined() }
    }
    handler.register({ Int($0.lastPathComponent) }) { id in
      if id > 2 { throw Deeplink.Declined() }
    }
    let links = try handle("shop://products/1", "shop://products/2", "shop://products/3", by: handler)
    #expect(links == [true, true, false])
    handler.fallback = { followed.append($0.absoluteString) }
    #expect(
      try handle("shop://products/3", "shop://products/1", "shop://sale", by: handler) == [true, true, true])
    #expect(followed == ["shop://products/3", "shop://sale"])
  }

  @Test func `A handler keeps links until it is ready, and then runs them once, in order`() throws {
    let handler = DeeplinkHandler(isReady: false)
    var followed: [String] = []
    handler.register("shop://products/:id") { followed.append($0.path["id"] ?? "") }
    let links = try handle(
      "shop://products/1", "shop://products/2", "shop://products/1", "shop://cart", by: handler)
    #expect(links == [true, true, true, false] && followed.isEmpty && !handler.isReady)
    handler.isReady = true
    #expect(followed == ["1", "2", "1"])
    handler.isReady = true
    #expect(try handle("shop://products/3", by: handler) == [true] && followed == ["1", "2", "1", "3"])
  }

  @Test func `A handler that is not ready any more keeps links again, also those that were to run`() throws {
    let handler = DeeplinkHandler(isReady: false)
    var followed: [String] = []
    handler.register("shop://lock") { _ in
      followed.append("lock")
      handler.isReady = false
    }
    let gift = try url("shop://gift")
    handler.register("shop://cart") { _ in
      followed.append("cart")
      #expect(handler.handle(gift))
    }
    handler.fallback = { followed.append($0.host ?? "") }
    #expect(try handle("shop://lock", "shop://cart", "shop://sale", by: handler) == [true, true, true])
    handler.isReady = true
    #expect(followed == ["lock"])
    handler.isReady = true
    #expect(followed == ["lock", "cart", "gift", "sale"])
  }
}
