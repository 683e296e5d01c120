public import PortableUIKit

/// The form of one kind of link, such as `shop://products/:id?ref&page`.
///
/// - A component of the path that begins with a colon matches any text that is not empty.
/// - After the question mark stand the names of the query. They may come in any order, and all are optional.
/// - Scheme, host and the other components have to be equal, scheme and host without regard to case.
/// - A link with a user or a password never matches.
///
/// What campaigns and mail programs add does no harm: other query items, a slash at the end, a fragment and a port are
/// ignored, and of two items with the same name the first counts. A strict pattern does not match such links.
///
/// A pattern is part of the program. One that is malformed traps when it is declared.
nonisolated public struct DeeplinkPattern: ExpressibleByStringLiteral, Sendable {
  private let scheme: String
  private let host: String
  private let path: [String]
  private let query: [String]
  private let isStrict: Bool

  /// Parses a pattern, which is not strict.
  public init(stringLiteral pattern: String) {
    self.init(pattern, isStrict: false)
  }

  /// Parses a pattern. Traps if it is malformed.
  ///
  /// - Parameter isStrict: Whether a link that matches has no part that the pattern does not have.
  public init(_ pattern: String, isStrict: Bool) {
    let halves = pattern.components(separatedBy: "?")
    let address = halves[0].components(separatedBy: "://")
    let parts = address[address.count - 1].components(separatedBy: "/")
    scheme = address[0].lowercased()
    host = parts[0].lowercased()
    path = Array(parts.dropFirst())
    query = halves.count > 1 ? halves[1].components(separatedBy: "&") : []
    self.isStrict = isStrict
    let names = path.filter { $0.hasPrefix(":") }
    precondition(halves.count <= 2, "The pattern \(pattern) has two question marks.")
    precondition(
      address.count == 2 && scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil,
      "The pattern \(pattern) does not begin with a scheme, such as shop://.")
    precondition(
      pattern.wholeMatch(of: /[^\s#@%=]*/) != nil && !host.contains(":") && !(host + path.joined()).isEmpty,
      "The pattern \(pattern) has no host and no path, or a part that patterns do not have.")
    precondition(
      !(path + query).contains("") && !path.contains(":"),
      "The pattern \(pattern) has an empty component or name.")
    precondition(
      Set(names).count == names.count && Set(query).count == query.count,
      "The pattern \(pattern) has a name twice.")
  }

  /// The values of a link; nil if it does not match.
  public func match(_ url: URL) -> Deeplink? {
    guard
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      parts.scheme?.lowercased() == scheme, (parts.host ?? "").lowercased() == host,
      parts.user == nil, parts.password == nil,
      !isStrict || (parts.port == nil && parts.fragment == nil),
      let path = match(path: parts.percentEncodedPath.components(separatedBy: "/").dropFirst()),
      let query = match(query: parts.queryItems ?? [])
    else { return nil }
    return Deeplink(url: url, path: path, query: query)
  }

  private func match(path components: ArraySlice<String>) -> [String: String]? {
    let components = !isStrict && components.last == "" ? components.dropLast() : components
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
      if query.contains(item.name), found[item.name] == nil {
        found[item.name] = item.value ?? ""
      } else if isStrict {
        return nil
      }
    }
    return found
  }
}
