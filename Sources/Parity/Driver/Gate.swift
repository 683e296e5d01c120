import Dispatch

/// Somewhere on the main queue where tasks of the main actor wait, until it is opened.
///
/// A task that yields, or waits with a continuation or for another task, comes back by way of another thread,
/// which takes twenty times as long as everything else in a turn of the main actor. A task that goes to an actor
/// is handed to that actor's executor at once: this one keeps it, and lets it go on in the main queue.
actor Gate {
  private nonisolated let executor: Executor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(isOpen: Bool) {
    executor = Executor(isOpen: isOpen)
  }

  // Nobody asks; but a task that has nothing to do here would not come.
  private var passed = 0

  /// Returns when the gate is open and whatever waits for the main actor now has had its turn.
  func pass() { passed &+= 1 }

  /// Lets everybody pass, now and later.
  nonisolated func open() { executor.open() }
}

nonisolated private final class Executor: SerialExecutor {
  private struct State: Sendable {
    var isOpen: Bool
    var waiting: [UnownedJob] = []
  }

  private let state: Locked<State>

  init(isOpen: Bool) {
    state = Locked(State(isOpen: isOpen))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(job) }
      return state.isOpen
    }
    if isOpen { run(job) }
  }

  func open() {
    let waiting = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    for job in waiting { run(job) }
  }

  private func run(_ job: UnownedJob) {
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
