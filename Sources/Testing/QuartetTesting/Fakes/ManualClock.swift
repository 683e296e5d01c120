/// A clock that a test advances, so that no test sleeps.
public nonisolated final class ManualClock: Clock, Sendable {
  /// An instant of this clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Makes an instant so long after the clock was made.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The instant a duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The duration to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether an instant is before another.
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
    /// The tasks that were resumed and have not returned from their sleep.
    var waking: Set<Int> = []
  }

  private let state = Locked(State())

  /// Makes a clock.
  public init() {}

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// How many tasks sleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Waits until a task sleeps.
  public func waitForSleeper() async {
    while sleeperCount == 0 { await Task.yield() }
  }

  /// Zero: the clock distinguishes any two instants.
  public var minimumResolution: Duration { .zero }

  /// Advances the clock from deadline to deadline, and lets the tasks run that wake at each: the earliest first, also those
  /// that sleep again. Tasks that have been started reach their sleep first.
  @MainActor public func run(for duration: Duration) async {
    let end = now.advanced(by: duration)
    await Task.letOthersRun(turns: 20)
    while let next = state.withLock({ $0.sleepers.map(\.end).min() }), next <= end {
      advance(by: now.duration(to: next))
      await waitUntilAwake()
      await Task.letOthersRun(turns: 20)
    }
    advance(by: now.duration(to: end))
  }

  /// Waits until the tasks whose deadlines have come run: they resume by way of another thread.
  @MainActor package func waitUntilAwake() async {
    while !state.withLock({ $0.waking.isEmpty }) { await Task.yield() }
  }

  /// Advances the clock at once, and resumes the tasks whose deadlines have come. Swift runs tasks that were resumed
  /// together in any order: with several, use ``run(for:)``.
  ///
  /// - Parameter duration: Not negative.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let woken = state.sleepers.filter { $0.end <= now }
      state.sleepers.removeAll { $0.end <= now }
      state.waking.formUnion(woken.map(\.number))
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Sleeps until a test has advanced the clock to a deadline.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, on: nil)
  }

  /// Sleeps for a duration. It does not leave the caller's actor first, as the standard library's method of this name does: so
  /// a test that has let the caller run knows that it sleeps.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: Duration, isolation: isolated (any Actor)? = #isolation) async throws {
    try await sleep(until: now.advanced(by: duration), on: isolation)
  }

  private func sleep(until deadline: Instant, on actor: isolated (any Actor)?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      // An operation that does not name it runs on no actor.
      _ = actor
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(number: number, end: deadline, continuation: continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
      _ = state.withLock { $0.waking.remove(number) }
    } onCancel: {
      let sleeper = state.withLock { state in
        let index = state.sleepers.firstIndex { $0.number == number }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}

extension Task<Never, Never> {
  /// Lets the tasks of the main actor go on, also if what they do comes back from another thread.
  static func letOthersRun(turns: Int) async {
    for _ in 0..<turns {
      await Task<Void, Never>.detached {}.value
      await yield()
    }
  }
}
