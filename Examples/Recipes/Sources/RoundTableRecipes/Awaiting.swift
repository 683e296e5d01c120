import RoundTable

/// Resumes a continuation once: with a value, or with nil when the child that owns this was deallocated.
final class Answer<Value: Sendable> {
  private var continuation: CheckedContinuation<Value?, Never>?

  init(_ continuation: CheckedContinuation<Value?, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: nil) }

  func give(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}

/// A parent whose Joint asks for a name before it goes on.
enum WelcomeModuleTypes: RTEModuleTypes {}

final class WelcomeModuleJoint: RTEModuleJoint<WelcomeModuleTypes> {
  /// Opens a child and returns its output; nil if it was closed in another way, or not opened.
  func askForName<View: UIViewController>(
    with assembly: () -> RTEModule<View, NameModuleJoint>
  ) async -> NameModuleTypes.Output? {
    await withCheckedContinuation { continuation in
      let (child, answer) = (assembly(), Answer(continuation))
      child.joint.attach { [weak view] output in
        answer.give(output)
        view?.childScreens.close()
      }
      view?.childScreens.present(child.view)
    }
  }
}
