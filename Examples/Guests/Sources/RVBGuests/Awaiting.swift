import RVBKit

extension UIViewControllable where Self: UIViewController {
  /// Opens a child and returns its name; nil if the user has cancelled, or if it was closed in another way or not opened.
  func name(with builder: any NameBuildable) async -> String? {
    await withCheckedContinuation { continuation in
      let (child, answer) = (builder.build(with: NameParameter(name: "")), Answer(continuation))
      child.onEnd = { [weak self] name in
        answer.give(name)
        self?.childScreens.close()
      }
      childScreens.present(UINavigationController(rootViewController: child))
    }
  }
}

/// Resumes a continuation once: with a value, or with nil when the child that owns this was deallocated.
final class Answer<Value: Sendable> {
  private var continuation: CheckedContinuation<Value?, Never>?

  init(_ continuation: CheckedContinuation<Value?, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: nil) }

  func give(_ value: Value?) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
