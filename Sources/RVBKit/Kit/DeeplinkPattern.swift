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
  private let path: [Substring]
  private let query: [Substring]
  private let isStrict: Bool

  /// Parses a pattern, which is not strict.
  public init(stringLiteral pattern: String) { self.init(pattern, isStrict: false) }

  /// Parses a pattern. Crashes if it is malformed. A strict pattern matches only links without other parts.
  public init(_ pattern: String, isStrict: Bool) {
    self.init(unchecked: pattern, isStrict: isStrict)
    if let problem { preconditionFailure("The pattern \(pattern) is malformed: \(problem)") }
  }

  /// Parses a pattern that may be malformed.
  init(unchecked pattern: String, isStrict: Bool) {
    let end = pattern.firstIndex(of: "?") ?? pattern.endIndex
    let address = pattern[..<end]
    let colon = address.firstIndex(of: ":") ?? end
    let hasScheme = address[colon...].hasPrefix("://")
    scheme = hasScheme ? address[..<colon].lowercased() : ""
    let rest = hasScheme ? address[colon...].dropFirst(3) : address
    let parts = rest.split(separator: "/" as Character, omittingEmptySubsequences: false)
    host = parts[0].lowercased()
    path = Array(parts.dropFirst())
    query =
      end == pattern.endIndex
      ? [] : pattern[end...].dropFirst().split(separator: "&" as Character, omittingEmptySubsequences: false)
    self.isStrict = isStrict
  }

  /// The mistake in the pattern.
  var problem: String? {
    guard let first = scheme.first, first.isLetter,
      scheme.utf8.allSatisfy({ $0.isLetterOrDigit || "+.-".utf8.contains($0) })
    else { return "it does not begin with a scheme, such as shop://." }
    let hasHost = path.isEmpty || !host.isEmpty
    if hasHost && !host.isText || path.contains(where: { !$0.isName && !$0.isText }) {
      return "its host or a component of its path is empty, or contains a character that has another meaning."
    }
    if path.contains(where: { $0.isName && !$0.dropFirst().isNameOfValue })
      || !query.allSatisfy(\.isNameOfValue)
    {
      return "a name is empty, or contains something else than letters and digits."
    }
    if path.hasTwice(where: \.isName) || query.hasTwice(where: { _ in true }) {
      return "it has a name twice."
    }
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
      if expected.isName, !component.isEmpty {
        found[String(expected.dropFirst())] = component
      } else if component[...] != expected {
        return nil
      }
    }
    return found
  }

  private func match(query items: [URLQueryItem]) -> [String: String]? {
    var found: [String: String] = [:]
    for item in items {
      if query.contains(item.name[...]), found[item.name] == nil {
        found[item.name] = item.value ?? ""
      } else if isStrict {
        return nil
      }
    }
    return found
  }
}

extension StringProtocol {
  /// Whether a component of the path stands for a value.
  nonisolated fileprivate var isName: Bool { utf8.first == UInt8(ascii: ":") }

  /// Whether this can be the name of a value.
  nonisolated fileprivate var isNameOfValue: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || $0 >= 0x80 || "_.~-".utf8.contains($0) }
      && (utf8.allSatisfy { $0 < 0x80 } || allSatisfy { $0.isLetter || $0.isNumber || "_.~-".contains($0) })
  }

  /// Whether this can be a host or a component of a path.
  nonisolated fileprivate var isText: Bool {
    !isEmpty && utf8.allSatisfy { $0 > 0x20 && !":?#@%&=".utf8.contains($0) }
      && (utf8.allSatisfy { $0 < 0x80 } || !contains(where: \.isWhitespace))
  }
}

extension [Substring] {
  /// Whether two of the elements are equal. Patterns are short.
  nonisolated fileprivate func hasTwice(where isCounted: (Substring) -> Bool) -> Bool {
    indices.contains { index in isCounted(self[index]) && self[..<index].contains(self[index]) }
  }
}

extension UInt8 {
  nonisolated fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
