import Foundation

/// Where the warnings go that UIKit would log: one for every request that it refuses.
public enum UIKitWarning {
  // A struct around the closure: for a task-local value that is a function, Swift 6.3 passes on no metadata in
  // release builds, and traps.
  nonisolated private struct Sink: Sendable {
    let write: @MainActor @Sendable (String) -> Void
  }

  @TaskLocal private static var sink = Sink { message in
    FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8))
  }

  /// Hands to `write` the warnings of an operation, which by default are a line each on standard error.
  public static func redirect<Result>(
    to write: @escaping @MainActor @Sendable (String) -> Void, _ operation: () throws -> Result
  ) rethrows -> Result {
    try $sink.withValue(Sink(write: write), operation: operation)
  }

  /// Hands to `write` the warnings of an operation and of the tasks that it starts.
  public static func redirect<Result>(
    to write: @escaping @MainActor @Sendable (String) -> Void, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $sink.withValue(Sink(write: write), operation: operation)
  }

  /// Tells the warning; its text is made only when it is told.
  static func tell(_ message: @autoclosure () -> String) {
    sink.write(message())
  }
}

extension NSObject {
  /// The type's name for messages: addresses would differ from run to run.
  var shortName: String { "<\(type(of: self))>" }
}
