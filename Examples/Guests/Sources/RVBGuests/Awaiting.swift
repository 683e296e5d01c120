import RVBKit

extension UIViewControllable where Self: UIViewController {
  /// Opens a child and returns its event; nil if it was closed in another way, or not opened.
  func saveName(with builder: any SavingBuildable) async -> Bool? {
    await withCheckedContinuation { continuation in
      let (child, answer) = (builder.build(), Answer(continuation))
      child.saved = { [weak self] in
        answer.give(true)
        self?.childScreens.close()
      }
      childScreens.present(child)
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

  func give(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
