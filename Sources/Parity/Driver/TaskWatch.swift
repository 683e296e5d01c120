/// Tells whether tasks have been started that may still be running.
///
/// A task inherits the task-local values of whoever starts it and keeps them until it ends: as long as a token is
/// referred to from elsewhere, there is such a task. A turn of the main actor takes longer than everything else
/// in a step, so that it pays to know where none is needed.
struct TaskWatch {
  private final class Token: Sendable {}

  private enum Local {
    @TaskLocal static var token: Token?
  }

  private var token = Token()
  /// Whether a task was started since the last call of `forget()`, and had not ended when it was last looked.
  private(set) var sawTask = false

  /// Does something, and looks for tasks that it starts.
  mutating func watch<Result>(_ body: () -> Result) -> Result {
    let result = Local.$token.withValue(token, operation: body)
    sawTask = !isKnownUniquelyReferenced(&token)
    return result
  }

  /// Looks no more for tasks that have been started until now.
  mutating func forget() {
    if sawTask { token = Token() }
    sawTask = false
  }
}
