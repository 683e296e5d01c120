import Foundation

/// A value that several threads share, behind a lock.
///
/// The standard library's `Mutex` needs macOS 15; this package supports macOS 13.
package nonisolated final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Accessed only while the lock is held.
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs a body with exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
