import Foundation

/// The warnings that UIKit logs: one for every request that it refuses. HeadlessUIKit adds one for every override of an
/// appearance callback, such as `viewWillAppear(_:)`, that does not call super.
public enum UIKitWarning {
  // A struct around the closure: in release builds, Swift 6.3 crashes when a task-local value is a function.
  nonisolated private struct Sink: Sendable { let write: @MainActor @Sendable (String) -> Void }

  @TaskLocal private static var sink = Sink { message in
    FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8))
  }

  /// Passes the warnings of an operation to `write`. By default, each is a line on standard error.
  ///
  /// Call it in a task. On systems older than macOS 15.4, an object of a main-actor class that is freed while a
  /// task-local value is bound outside of a task can end the process (swiftlang/swift#87316).
  public static func redirect<Result>(
    to write: @escaping @MainActor @Sendable (String) -> Void, _ operation: () throws -> Result
  ) rethrows -> Result { try $sink.withValue(Sink(write: write), operation: operation) }

  /// Passes the warnings of an operation, and of the tasks that it starts, to `write`.
  public static func redirect<Result>(
    to write: @escaping @MainActor @Sendable (String) -> Void, _ operation: () async throws -> Result
  ) async rethrows -> Result { try await $sink.withValue(Sink(write: write), operation: operation) }

  /// Adds a warning, for code that refuses a request as UIKit does.
  public static func log(_ message: String) { sink.write(message) }
}

extension NSObject {
  /// The type's name for messages. Addresses would differ from run to run.
  var shortName: String { "<\(type(of: self))>" }
}
