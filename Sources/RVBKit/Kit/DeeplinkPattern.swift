public import PortableUIKit

/// The form of one kind of link, such as `shop://products/:id?ref&page`.
///
/// - A component of the path that begins with a colon matches any text that is not empty.
/// - The names of the query follow the question mark. They may come in any order, and all are optional.
/// - Scheme, host and the other components have to be equal. Scheme and host may differ in case.
/// - A link with a user or a password never matches.
///
/// Campaigns and mail programs change links. So other query items, a slash at the end, a fragment and a port are
/// ignored, and of two items with the same name the first counts. A strict pattern does not match such links.
///
/// A malformed pattern crashes when it is declared.
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

  /// Parses a pattern. Traps if it is malformed. A strict pattern matches only links without other parts.
  public init(_ pattern: String, isStrict: Bool) {
    self.init(unchecked: pattern, isStrict: isStrict)
    if let problem { preconditionFailure("The pattern \(pattern) is malformed: \(problem)") }
  }

  /// Parses a pattern that may be malformed.
  init(unchecked pattern: String, isStrict: Bool) {
    let halves = pattern.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let address = halves[0].components(separatedBy: "://")
    let parts = address.dropFirst().joined(separator: "://").components(separatedBy: "/")
    scheme = address[0].lowercased()
    host = parts[0].lowercased()
    path = Array(parts.dropFirst())
    query = halves.count > 1 ? halves[1].components(separatedBy: "&") : []
    self.isStrict = isStrict
  }

  /// What is wrong with the pattern.
  var problem: String? {
    let names = path.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
    let texts = path.filter { !$0.hasPrefix(":") } + (path.isEmpty || !host.isEmpty ? [host] : [])
    if scheme.first?.isLetter != true || !scheme.allSatisfy({ $0.isASCII && $0.isPart(of: "+.-") }) {
      return "it does not begin with a scheme, such as shop://."
    }
    if texts.contains(where: { $0.isEmpty || $0.contains { $0.isWhitespace || ":?#@%&=".contains($0) } }) {
      return "its host or a component of its path is empty, or contains a character that has another meaning."
    }
    if (names + query).contains(where: { $0.isEmpty || !$0.allSatisfy { $0.isPart(of: "_.~-") } }) {
      return "a name is empty, or contains something else than letters and digits."
    }
    if Set(names).count < names.count || Set(query).count < query.count { return "it has a name twice." }
    return nil
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

extension Character {
  nonisolated fileprivate func isPart(of others: String) -> Bool {
    isLetter || isNumber || others.contains(self)
  }
}
