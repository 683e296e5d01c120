import Dispatch

/// Where tasks of the main actor wait until a test opens it.
///
/// A task that yields, or that waits for a continuation or another task, resumes by way of another thread. That takes
/// twenty times as long as everything else in a turn of the main actor. A task that calls an actor is enqueued on
/// that actor's executor at once; this executor's queue keeps it and continues it on the main queue.
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
  private let queue: DispatchQueue

  init(isOpen: Bool) {
    queue = DispatchQueue(label: "Gate", attributes: isOpen ? [] : .initiallyInactive, target: .main)
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  // An inactive queue may not be released.
  deinit { open() }

  func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func open() { queue.activate() }
}
