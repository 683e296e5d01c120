import Dispatch

/// Where tasks of the main actor wait until a test opens it.
///
/// A task that yields, or that waits for a continuation or another task, resumes by way of another thread. That takes
/// twenty times as long as everything else in a turn of the main actor. A task that calls an actor is enqueued on
/// that actor's executor at once; this executor keeps it and continues it on the main queue.
package actor Gate {
  private nonisolated let executor: Executor

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package init(isOpen: Bool) { executor = Executor(isOpen: isOpen) }

  /// Returns when the gate is open and everything that waited for the main actor at the call has run.
  package func pass() {
    // Without a statement, an optimized build would not hop to this actor.
    preconditionIsolated()
  }

  /// Continues the tasks that wait, and those that come later.
  package nonisolated func open() { executor.open() }
}

nonisolated private final class Executor: SerialExecutor {
  private struct State: Sendable {
    var isOpen: Bool
    var waiting: [UnownedJob] = []
  }

  private let state: Locked<State>

  init(isOpen: Bool) { state = Locked(State(isOpen: isOpen)) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func enqueue(_ job: UnownedJob) {
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
