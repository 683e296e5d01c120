import QuartetArguments
import Foundation
import QuartetImplementations
import QuartetPatternRules
import QuartetTrace

/// The copy of this command that records calls: a build of the package with other flags, in a folder of its own.
enum TracedCopy {
  /// The folder of the package, whose sources traces refer to.
  static let package = PackageFolder.url()

  static let help = """
    The calls are recorded in a copy of this command, built into .build/trace. The
    first use builds it, in about a minute on two cores.
    """

  /// Returns if this program records calls. Otherwise builds the copy, with progress on standard error, and replaces
  /// this process by it, with the same arguments.
  ///
  /// - Throws: ``UsageError`` if the copy cannot be built or started.
  static func enter() throws(UsageError) {
    guard !CallRecorder.isAvailable else { return }
    let folder = package.appending(path: ".build/trace")
    guard FileManager.default.fileExists(atPath: package.appending(path: "Sources/Tools/Trace").path) else {
      throw UsageError(
        "a trace needs the sources, which are no longer in \(Text.quoted(package.path))",
        advice: "Run it in a clone: swift run quartet compare L06-wrong-pair")
    }
    let program = folder.appending(path: "debug/quartet")
    // Most modules import it through PortableUIKit. They are not compiled again with it, and crash then.
    let built = modificationDate(ofFileAt: program.path)
    let sources = PackageFolder.files(in: "Sources/UIKit/HeadlessUIKit", suffix: ".swift")
    if sources.contains(where: { modificationDate(ofFileAt: package.appending(path: $0).path) > built }) {
      try? FileManager.default.removeItem(at: folder)
    }
    let isNew = !FileManager.default.fileExists(atPath: program.path)
    Terminal.printError(
      isNew
        ? "Building a copy that records calls, in about a minute on two cores."
        : "Building what has changed in the copy that records calls.")
    let command =
      [
        "swift", "build", "--product", "quartet", "--package-path", package.path, "--scratch-path",
        folder.path, "--disable-index-store", "--build-system", "native",
      ]
      + CallRecorder.buildFlags + (isNew ? [] : ["--quiet"])
    let build = try? Program(command, output: FileHandle.standardError)
    guard build?.waitForEnd().status == 0 else {
      throw UsageError(
        "the copy that records calls cannot be built", advice: "See the messages of swift build above")
    }
    #if os(macOS)
      try collectDebugInformation(of: program)
    #endif
    var arguments = ([program.path] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
    execv(program.path, &arguments)
    throw UsageError("\(Text.quoted(program.path)) cannot be started: \(String(cString: strerror(errno)))")
  }

  #if os(macOS)
    /// Writes the debug information beside the program. The linker leaves it in the object files, where
    /// `llvm-symbolizer` does not look for it.
    private static func collectDebugInformation(of program: URL) throws(UsageError) {
      let collected = program.appendingPathExtension("dSYM")
        .appending(path: "Contents/Resources/DWARF/quartet").path
      guard modificationDate(ofFileAt: collected) < modificationDate(ofFileAt: program.path) else { return }
      do {
        _ = try Toolchain.run(["dsymutil", program.path])
      } catch {
        throw UsageError(
          "the debug information cannot be collected: dsymutil failed",
          advice: "It belongs to Xcode's command-line tools: xcode-select --install")
      }
    }
  #endif

  /// Begins to record; call ``enter()`` before.
  static func recorder() -> CallRecorder { CallRecorder(package: package, folders: folders) }

  /// The folders in `Sources` whose functions are recorded.
  static let folders =
    Implementations.folders.map { $0.folder } + ["Shared/Domain", "Shared/Screens", "UIKit/PortableUIKit"]
}

/// When a file was last changed; long ago if there is none.
func modificationDate(ofFileAt path: String) -> Date {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return attributes?[.modificationDate] as? Date ?? .distantPast
}

extension CallRecorder {
  /// The calls since the last time.
  ///
  /// - Throws: ``UsageError`` if a tool is missing, or the program was built again.
  func calls() throws(UsageError) -> [Call] {
    do {
      return try takeCalls()
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
