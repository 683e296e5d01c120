public import PortableUIKit

/// The form of one kind of link, such as `shop://products/:id?ref&page`.
///
/// - A component of the path that begins with a colon matches any text that is not empty.
/// - After the question mark stand the names that the query may have. They may come in any order, and all are optional.
/// - Everything else has to be equal. Scheme and host are compared without regard to case.
nonisolated public struct DeeplinkPattern: ExpressibleByStringLiteral, Sendable {
  private let scheme: String
  private let host: String
  private let path: [String]
  private let query: Set<String>

  /// Parses a pattern. A link that matches has no part that the pattern does not have.
  public init(stringLiteral pattern: String) {
    let halves = pattern.split(separator: "?", maxSplits: 1).map(String.init)
    let address = (halves.first ?? "").components(separatedBy: "://")
    let parts = (address.last ?? "").components(separatedBy: "/")
    scheme = address[0].lowercased()
    host = parts[0].lowercased()
    path = Array(parts.dropFirst())
    query = halves.count > 1 ? Set(halves[1].components(separatedBy: "&")) : []
  }

  /// The values of a link; nil if it does not match.
  public func match(_ url: URL) -> Deeplink? {
    guard
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      parts.scheme?.lowercased() == scheme, (parts.host ?? "").lowercased() == host,
      parts.user == nil, parts.password == nil, parts.port == nil, parts.fragment == nil,
      let path = match(path: parts.percentEncodedPath.components(separatedBy: "/").dropFirst()),
      let query = match(query: parts.queryItems ?? [])
    else { return nil }
    return Deeplink(url: url, path: path, query: query)
  }

  private func match(path components: some Collection<String>) -> [String: String]? {
    guard components.count == path.count else { return nil }
    var found: [String: String] = [:]
    for (expected, component) in zip(path, components) {
      guard let component = component.removingPercentEncoding else { return nil }
      if expected.hasPrefix(":"), !component.isEmpty {
        found[String(expected.dropFirst())] = component
      } else if component != expected {
        return nil
      }
    }
    return found
  }

  private func match(query items: [URLQueryItem]) -> [String: String]? {
    var found: [String: String] = [:]
    for item in items {
      guard query.contains(item.name), found[item.name] == nil else { return nil }
      found[item.name] = item.value ?? ""
    }
    return found
  }
}
