/// A clock that stands still until it is moved: tests need no sleeping.
public nonisolated final class ManualClock: Clock, Sendable {
  /// A moment of this clock.
  public struct Instant: InstantProtocol {
    /// How long after the clock was made.
    public var offset: Duration

    /// Makes the moment that long after the clock was made.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The moment a duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later another moment is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is before another.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper: Sendable {
    let number: Int
    let end: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var count = 0
  }

  private let state = Locked(State())

  /// Makes a clock that stands at the beginning.
  public init() {}

  /// The moment at which it stands.
  public var now: Instant { state.withLock { $0.now } }

  /// How many sleep until it is moved.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock, and wakes whoever slept until then, the earliest first.
  ///
  /// - Parameter duration: Not negative.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let woken = state.sleepers.filter { $0.end <= now }
      state.sleepers.removeAll { $0.end <= now }
      return woken.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Sleeps until the clock has been moved that far.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(number: number, end: deadline, continuation: continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let index = state.sleepers.firstIndex { $0.number == number }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
