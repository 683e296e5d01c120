import Foundation

/// Where the warnings go that UIKit would log: one for every request that it refuses.
nonisolated public enum UIKitWarning {
  /// Takes each warning. By default it is written to standard error, a line each.
  @TaskLocal public static var sink: @MainActor @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8))
  }

  /// Tells the warning; its text is made only when it is told.
  @MainActor
  static func tell(_ message: @autoclosure () -> String) {
    sink(message())
  }
}

extension NSObject {
  /// The type's name for messages: addresses would differ from run to run.
  var shortName: String { "<\(type(of: self))>" }
}
