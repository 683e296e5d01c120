import Testing

extension Optional where Wrapped == ExitTest.Result {
  /// Whether the process wrote these words to standard error before it ended: that it trapped is not
  /// enough, it must be for this reason.
  func says(_ words: String) -> Bool {
    guard let result = self else { return false }
    return String(decoding: result.standardErrorContent, as: UTF8.self).contains(words)
  }
}
