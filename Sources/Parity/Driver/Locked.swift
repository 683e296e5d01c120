import Foundation

/// A value that several threads share, behind a lock.
///
/// The standard library's `Mutex` asks for macOS 15, and this package for macOS 14.
package nonisolated final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Touched behind the lock only.
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs a body with the value, while nobody else has it.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
