import Foundation
import QuartetArguments
import QuartetCommand
import QuartetToolchain

extension RecordingCopy {
  private static let program = BuiltProgram(name: "quartet-study", in: "trace", flags: flags)

  /// No sanitizer is linked: the flags only make the compiler call `TraceRecorder` at the start of every function.
  ///
  /// Each module is compiled as a whole, which takes less time of the processors, and again with every module that it
  /// imports: otherwise a change of a superclass can leave calls behind that crash. The number of threads makes it write
  /// the object files that SwiftPM expects. Nothing is optimized.
  private static let flags =
    ["-sanitize=undefined", "-sanitize-coverage=func,trace-pc-guard"]
    .flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
    + ["-whole-module-optimization", "-num-threads", "1"].flatMap { ["-Xswiftc", $0] }

  /// Builds the copy, and replaces this process by it, with the same arguments.
  ///
  /// - Throws: ``UsageError`` if the copy cannot be built or started.
  static func start() throws(UsageError) -> Never {
    try program.requireSources(of: "a trace", example: "swift run quartet compare L06-wrong-pair")
    // Most modules import it through PortableUIKit. They are not compiled again with it, and crash then.
    let newest = program.newest(in: ["Sources/UIKit/HeadlessUIKit"])
    try BuiltProgram.alone(in: program.folder, with: program.url, ifOlderThan: newest) {
      isNew throws(UsageError) in
      try program.build(
        isNew
          ? "Building a copy that records calls, in about half a minute on two cores."
          : "Building what has changed in the copy that records calls.",
        orFail: "the copy that records calls cannot be built")
    }
    #if os(macOS)
      try collectDebugInformation()
    #endif
    try program.start(Array(CommandLine.arguments.dropFirst()))
  }

  #if os(macOS)
    /// Writes the debug information beside the program. The linker leaves it in the object files, where
    /// `llvm-symbolizer` does not look for it.
    private static func collectDebugInformation() throws(UsageError) {
      let collected = program.url.appendingPathExtension("dSYM")
        .appending(path: "Contents/Resources/DWARF/quartet-study").path
      guard modificationDate(ofFileAt: collected) < modificationDate(ofFileAt: program.url.path) else {
        return
      }
      do {
        _ = try Toolchain.run(["dsymutil", program.url.path])
      } catch {
        throw UsageError(
          "the debug information cannot be collected: dsymutil failed",
          advice: "It belongs to Xcode's command-line tools: xcode-select --install")
      }
    }
  #endif
}
