/// Resumes a continuation once: with a value, or with nil when the child that owns this was deallocated.
package final class Answer<Value: Sendable> {
  private var continuation: CheckedContinuation<Value?, Never>?

  package init(_ continuation: CheckedContinuation<Value?, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: nil) }

  package func give(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
