import Foundation

extension URL {
  /// Parses a text that is a valid URL as it stands.
  ///
  /// From macOS 14 and iOS 17 on, `URL(string:)` percent-encodes characters that are not allowed in a URL; before,
  /// it returns nil for them. This initializer returns nil on both.
  nonisolated init?(exactly text: String) {
    guard let url = URL(string: text), url.absoluteString == text else { return nil }
    self = url
  }
}
