public import Foundation

/// A link into the feature: `quartet://comment` or `quartet://sign-in?login=LOGIN`.
public nonisolated enum Link: Sendable, Equatable {
  /// Opens Comment.
  case comment
  /// Opens Login. `login` is nil if the link has none; it can be empty.
  case signIn(login: String?)

  /// Parses a URL. Returns nil if it is not exactly one of the two links.
  ///
  /// Scheme and host are compared without regard to case (RFC 3986, 6.2.2.1), and percent escapes are decoded; a plus
  /// stays a plus. An empty port, query or fragment is an addition: such a link is not understood.
  ///
  /// - Parameter url: The URL that was opened.
  public init?(_ url: URL) {
    guard
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      parts.scheme?.lowercased() == "quartet",
      // Decoded, a part whose bytes are not UTF-8 would be nil.
      parts.percentEncodedUser == nil, parts.percentEncodedPassword == nil, parts.port == nil,
      parts.percentEncodedPath.isEmpty, parts.percentEncodedFragment == nil, parts.percentEncodedQuery != "",
      // An empty port is not a part of the components.
      !url.absoluteString.prefix(while: { $0 != "?" }).hasSuffix(":")
    else { return nil }

    let items = parts.percentEncodedQueryItems ?? []
    switch parts.host?.lowercased() {
    case "comment" where items.isEmpty:
      self = .comment
    case "sign-in" where items.isEmpty:
      self = .signIn(login: nil)
    case "sign-in" where items.count == 1:
      guard
        let item = items.first,
        item.name.unescaped == "login",
        let login = item.value?.unescaped
      else { return nil }
      self = .signIn(login: login)
    default:
      return nil
    }
  }
}

nonisolated extension String {
  /// The text with percent escapes decoded; nil if the bytes are not UTF-8, some of which Foundation on Linux
  /// replaces with U+FFFD.
  fileprivate var unescaped: String? {
    guard let text = removingPercentEncoding else { return nil }
    let replacements = text.unicodeScalars.filter { $0 == "\u{FFFD}" }.count
    let escapedReplacements = uppercased().components(separatedBy: "%EF%BF%BD").count - 1
    return replacements == escapedReplacements ? text : nil
  }
}
