/// Waits in real time for a screen that does so: no clock of the test can advance it.
package final class RealTime {
  /// The problems that were still there after a wait.
  private var lasting: Set<Problem> = []
  /// A test of a slow screen waits no longer than that in all its runs, in milliseconds.
  private var left = 12_000

  package init() {}

  /// Whether problems are there after four seconds, longer than most messages are shown. It is not known, and false, if the
  /// time for waits is over.
  package func outlasts(_ problems: Set<Problem>, _ isThere: () async -> Bool) async -> Bool {
    if lasting.isSuperset(of: problems) { return true }
    var waited = 0
    while waited < 4000 {
      guard left > 0 else { return false }
      // Often at first, when most tasks end.
      let pause = min(max(10, waited / 4), 4000 - waited, left)
      left -= pause
      waited += pause
      try? await Task.sleep(for: .milliseconds(pause))
      if await !isThere() { return false }
    }
    left += waited
    lasting.formUnion(problems)
    return true
  }
}
