/// Advice for a debug build that runs longer than two seconds.
package nonisolated struct SlowBuild {
  private let faster: String
  private let start = ContinuousClock.now
  private var isTaken = false

  /// - Parameter faster: The command that does the same in a release build.
  package init(faster: String) {
    self.faster = faster
  }

  /// The advice after two seconds, once; nil in a release build.
  package mutating func take() -> String? {
    guard !isTaken, Self.isDebug, ContinuousClock.now - start > .seconds(2) else { return nil }
    isTaken = true
    return "This is a debug build. About ten times faster: \(faster)"
  }

  private static let isDebug: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }()
}
