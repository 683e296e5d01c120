import Foundation

/// A clock that stands still until the test moves it.
nonisolated final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let end: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleeps = 0
    var sleepers: [Sleeper] = []
    var waitingForSleeper: [CheckedContinuation<Void, Never>] = []
    var cancelled: Set<Int> = []
  }

  private let lock = NSLock()
  private nonisolated(unsafe) var state = State()

  var now: Instant { lock.withLock { state.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func advance(by duration: Duration) {
    let woken = lock.withLock {
      let now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.end <= now }
      state.sleepers.removeAll { $0.end <= now }
      state.now = now
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// How many sleep.
  var sleeping: Int { lock.withLock { state.sleepers.count } }

  /// Waits until someone sleeps.
  func sleeper() async {
    await withCheckedContinuation { continuation in
      let isAsleep = lock.withLock {
        if state.sleepers.isEmpty { state.waitingForSleeper.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isAsleep { continuation.resume() }
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      state.sleeps += 1
      return state.sleeps
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        park(Sleeper(number: number, end: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func park(_ sleeper: Sleeper) {
    let (outcome, waiters): (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) = lock.withLock {
      if state.cancelled.remove(sleeper.number) != nil { return (.failure(CancellationError()), []) }
      if sleeper.end <= state.now { return (.success(()), []) }
      state.sleepers.append(sleeper)
      defer { state.waitingForSleeper = [] }
      return (nil, state.waitingForSleeper)
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
    for waiter in waiters { waiter.resume() }
  }

  private func cancel(_ number: Int) {
    let sleeper = lock.withLock {
      guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
        state.cancelled.insert(number)
        return nil as Sleeper?
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
