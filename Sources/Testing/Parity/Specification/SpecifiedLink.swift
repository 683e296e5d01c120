import Foundation

/// A link according to D1 to D3: `quartet://comment`, or `quartet://sign-in` with or without a login.
///
/// Case in scheme and host and percent escapes make no difference (RFC 3986, 6.2); an empty port, query or fragment does. A
/// character that is not allowed in a URL makes the link malformed. The login can be empty; without `=` the item is unknown.
nonisolated enum SpecifiedLink: Equatable {
  case comment
  case signIn(login: String?)

  init?(_ text: String) {
    guard let mark = text.firstRange(of: "://") else { return nil }
    let rest = text[mark.upperBound...]
    let hostEnd = rest.firstIndex(of: "?") ?? rest.endIndex
    let host = rest[..<hostEnd]
    let query = hostEnd == rest.endIndex ? nil : rest[hostEnd...].dropFirst()
    guard
      text[..<mark.lowerBound].lowercased() == "quartet",
      query?.unicodeScalars.allSatisfy(Self.allowedInQuery.contains) != false
    else { return nil }
    switch (Self.decode(host)?.lowercased(), query) {
    case ("comment", nil): self = .comment
    case ("sign-in", nil): self = .signIn(login: nil)
    case ("sign-in", let query?):
      guard let login = Self.login(in: query) else { return nil }
      self = .signIn(login: login)
    default: return nil
    }
  }

  /// The login, if it is the only item of the query.
  private static func login(in query: Substring) -> String? {
    let parts = query.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, decode(parts[0]) == "login", !parts[1].contains("&") else { return nil }
    return decode(parts[1])
  }

  /// Decodes percent escapes; nil if one is malformed or the bytes are not UTF-8.
  private static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        continue
      }
      guard
        let high = rest.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }),
        let low = rest.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      else { return nil }
      bytes.append(UInt8(high * 16 + low))
    }
    return String(bytes: bytes, encoding: .utf8)
  }

  private static let allowedInQuery = CharacterSet.urlQueryAllowed.union(["%"])
}
