import QuartetArguments
import QuartetCommand
import QuartetImplementations
import QuartetTrace

extension RecordingCopy {
  static func recorder() -> CallRecorder { CallRecorder(package: package, folders: folders) }

  /// The folders in `Sources` whose functions are recorded.
  static let folders =
    Implementations.folders.map { $0.folder } + ["Shared/Domain", "Shared/Screens", "UIKit/PortableUIKit"]
}

extension CallRecorder {
  /// The calls since the recording was started, which ends.
  ///
  /// - Throws: ``UsageError`` if a tool is missing, or the program was built again.
  func recording() throws(UsageError) -> Recording {
    do {
      return try end()
    } catch is ProgramChanged {
      throw UsageError(
        "the copy that records calls was built again during the recording", advice: "Run the command again")
    } catch {
      throw UsageError(
        "the debug information cannot be read: llvm-symbolizer or swift demangle failed",
        advice: "Both belong to the toolchains of swift.org from 6.2 on: add the bin folder of one to PATH")
    }
  }
}
