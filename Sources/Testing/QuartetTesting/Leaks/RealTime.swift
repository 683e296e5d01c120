/// Waits in real time for a screen that does so: no clock of the test can advance it.
package final class RealTime {
  /// The problems that were still there after a wait.
  private var lasting: Set<Problem> = []
  /// A test of a slow screen waits no longer than that in all its runs.
  private var left = 1200

  package init() {}

  /// Whether problems are there after four seconds, longer than most messages are shown. It is not known, and false, if the
  /// time for waits is over.
  package func outlasts(_ problems: Set<Problem>, _ isThere: () async -> Bool) async -> Bool {
    if lasting.isSuperset(of: problems) { return true }
    for _ in 0..<400 {
      guard left > 0 else { return false }
      left -= 1
      try? await Task.sleep(for: .milliseconds(10))
      if await !isThere() { return false }
    }
    left += 400
    lasting.formUnion(problems)
    return true
  }
}
