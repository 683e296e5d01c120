import Foundation

extension String {
  /// The text without white space and newlines at both ends, as every rule of the feature means it.
  package nonisolated var trimmed: String {
    // It is asked for at every keystroke, and there seldom is anything to take away: then nothing is copied.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension UInt8 {
  fileprivate nonisolated var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
