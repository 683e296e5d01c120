/// Advice for a debug build.
package nonisolated enum SlowBuild {
  // A stored value: a release build would warn of code that never runs.
  private static let isDebug = _isDebugAssertConfiguration()

  /// The advice; nil in a release build.
  ///
  /// - Parameter faster: The command that does the same in a release build.
  package static func advice(faster: String) -> String? {
    isDebug ? "Debug build. About ten times faster: \(faster)" : nil
  }
}
