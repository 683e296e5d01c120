/// Finds out whether tasks have been started that may still be running.
///
/// A task inherits the task-local values of the code that starts it and keeps them until it ends. So there is such a
/// task as long as another reference to a token exists. A turn of the main actor takes longer than everything else in
/// a step, so it is worth skipping where no task runs.
package struct TaskWatch {
  private final class Token: Sendable {}

  private enum Local {
    @TaskLocal static var token: Token?
  }

  private var token = Token()
  /// Whether a task was started since the last call of `forget()`, and had not ended at the end of the last `watch(_:)`.
  package private(set) var sawTask = false

  /// Makes a watch that has seen no task.
  package init() {}

  /// Does something and detects the tasks that it starts.
  package mutating func watch<Result>(_ body: () -> Result) -> Result {
    let result = Local.$token.withValue(token, operation: body)
    sawTask = !isKnownUniquelyReferenced(&token)
    return result
  }

  /// Forgets the tasks that have been started so far.
  package mutating func forget() {
    if sawTask { token = Token() }
    sawTask = false
  }
}
