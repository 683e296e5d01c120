/// Advice for a debug build that runs longer than two seconds.
package nonisolated struct SlowBuild {
  private let faster: String
  private let start: ContinuousClock.Instant
  private var isTaken = false
  // A stored value: a release build would warn of code that never runs.
  private let isDebug = _isDebugAssertConfiguration()

  /// - Parameters:
  ///   - faster: The command that does the same in a release build.
  ///   - start: When it began to run.
  package init(faster: String, since start: ContinuousClock.Instant = .now) {
    (self.faster, self.start) = (faster, start)
  }

  /// The advice after two seconds, once; nil in a release build.
  package mutating func take() -> String? {
    guard !isTaken, isDebug, ContinuousClock.now - start > .seconds(2) else {
      return nil
    }
    isTaken = true
    return "Debug build. About ten times faster: \(faster)"
  }
}
