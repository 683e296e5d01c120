import PortableUIKit

/// Watches calls of the code under test: UIKit's warnings, and whether tasks have been started that may still be running.
///
/// A task inherits the task-local values of the code that starts it and keeps them until it ends. So there is such a
/// task as long as another reference to a token exists. A turn of the main actor takes longer than everything else in
/// a step, so it is worth skipping where no task runs.
package final class CallWatch {
  private final class Token: Sendable {}

  @TaskLocal private static var current: Token?

  private var token = Token()
  private var warnings: [String] = []
  /// Whether a task was started since the last call of `forgetTasks()`, and had not ended at the end of the last `watch(_:)`.
  package private(set) var sawTask = false

  package init() {}

  /// Does something; collects the warnings of it and of the tasks that it starts, and detects these.
  package func watch<Result>(_ body: () -> Result) -> Result {
    let result = Self.$current.withValue(token) {
      Self.redirect(to: { [weak self] in self?.warnings.append($0) }, body)
    }
    sawTask = !isKnownUniquelyReferenced(&token)
    return result
  }

  /// The warnings since the last call. On iOS, where an app cannot read them, there are none.
  package func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Forgets the tasks that have been started so far.
  package func forgetTasks() {
    if sawTask { token = Token() }
    sawTask = false
  }

  /// Does something of another module, whose warnings are not those of the code under test.
  package static func ignoreWarnings(_ body: () -> Void) { redirect(to: { _ in }, body) }

  private static func redirect<Result>(
    to receiver: @escaping @MainActor (String) -> Void, _ body: () -> Result
  ) -> Result {
    #if os(Linux) || os(macOS)
      UIKitWarning.redirect(to: receiver, body)
    #else
      body()
    #endif
  }
}
