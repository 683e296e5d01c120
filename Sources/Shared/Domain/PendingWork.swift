/// Counts the asynchronous work of the domain that has not ended, so that a test can wait for its end without polling.
///
/// Whatever starts such work calls ``begin()``, and ``end()`` when its result has been reported.
public final class PendingWork {
  /// How much work has begun and not ended; the work of cancelled tasks counts until it ends.
  public private(set) var count = 0

  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Creates a counter at 0.
  public init() {}

  /// Counts one more.
  public func begin() { count += 1 }

  /// Counts one less, and resumes what waits for the end of all work.
  public func end() {
    count -= 1
    guard count == 0 else { return }
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }

  /// Returns once no work is pending. Cancelling the task that waits does not end the wait.
  public func idle() async {
    while count > 0 {
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}
