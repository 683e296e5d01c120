import Foundation

extension String {
  /// The text without white space and newlines at both ends.
  nonisolated var trimmed: String {
    // This runs at every keystroke, and most texts need no trimming: return those without a copy.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension UInt8 {
  fileprivate nonisolated var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
