extension String {
  /// The text without white space, newlines and characters that display nothing at both ends.
  nonisolated var trimmed: String {
    // This runs at every keystroke, and most texts need no trimming: return those without a copy.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII { return self }
    var text = Substring(unicodeScalars.drop { $0.displaysNothing })
    // By characters: an emoji can end with a scalar that alone displays nothing.
    while let last = text.last, last.unicodeScalars.allSatisfy({ $0.displaysNothing }) { text.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// A phone number that is copied on iOS, for example, can begin with U+202A and end with U+202C.
  fileprivate nonisolated var displaysNothing: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
  }
}

extension UInt8 {
  fileprivate nonisolated var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
