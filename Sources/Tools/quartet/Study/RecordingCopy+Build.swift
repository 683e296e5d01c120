import QuartetArguments
import Foundation
import QuartetCommand
import QuartetToolchain

extension RecordingCopy {
  private static let folder = package.appending(path: ".build/trace")
  private static let program = folder.appending(path: "debug/quartet-study")
  private static let log = package.appending(path: ".build/trace.log")

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
    guard FileManager.default.fileExists(atPath: package.appending(path: "Sources/Tools/Trace").path) else {
      throw UsageError(
        "a trace needs the sources, which are no longer in \(Text.quoted(package.path))",
        advice: "Run it in a clone: swift run quartet compare L06-wrong-pair")
    }
    // A user can build the package into another folder.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try build()
    #if os(macOS)
      try collectDebugInformation()
    #endif
    var arguments = ([program.path] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
    execv(program.path, &arguments)
    throw UsageError("\(Text.quoted(program.path)) cannot be started: \(String(cString: strerror(errno)))")
  }

  private static func build() throws(UsageError) {
    // Most modules import it through PortableUIKit. They are not compiled again with it, and crash then.
    let sources = PackageFolder.files(in: "Sources/UIKit/HeadlessUIKit", suffix: ".swift")
    let newest = sources.map { modificationDate(ofFileAt: package.appending(path: $0).path) }.max()
    let command =
      [
        "swift", "build", "--product", "quartet-study", "--package-path", package.path, "--scratch-path",
        folder.path, "--disable-index-store", "--build-system", "native",
      ] + flags
    try alone(in: folder, with: program, ifOlderThan: newest ?? .distantPast) { isNew throws(UsageError) in
      Terminal.printError(
        isNew
          ? "Building a copy that records calls, in about half a minute on two cores."
          : "Building what has changed in the copy that records calls.")
      guard try run(command) == 0 else {
        throw UsageError(
          "the copy that records calls cannot be built",
          advice: "See the messages of swift build: \(log.path)")
      }
    }
  }

  /// Builds a program in a folder while no other command does. First, it removes the folder of a program that is too old.
  ///
  /// - Parameter build: Builds the program, which is new in an empty folder, or if a build was interrupted.
  static func alone(
    in folder: URL, with program: URL, ifOlderThan date: Date,
    _ build: (_ isNew: Bool) throws(UsageError) -> Void
  ) throws(UsageError) {
    let lock = try lock(folder.appendingPathExtension("lock").path)
    defer { close(lock) }
    let built = modificationDate(ofFileAt: program.path)
    // Without a program, a build was interrupted, and goes on.
    if built != .distantPast, built < date { try? FileManager.default.removeItem(at: folder) }
    try build(modificationDate(ofFileAt: program.path) == .distantPast)
  }

  /// Waits until no other command has the lock. The system releases it when the file is closed, so also if this command
  /// crashes or another program takes its place.
  private static func lock(_ path: String) throws(UsageError) -> Int32 {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw UsageError("\(Text.quoted(path)) cannot be written: \(String(cString: strerror(errno)))")
    }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      Terminal.printError("Waiting for another command that builds the copy.")
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    return file
  }

  /// Runs a command whose output goes to the log, and shows how far it is.
  ///
  /// - Returns: Its exit status.
  private static func run(_ command: [String]) throws(UsageError) -> Int32 {
    do {
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      let build = try Program(command, output: output, errors: output)
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread { @Sendable in
        _ = build.waitForEnd()
        end.signal()
      }
      var line = ProgressLine()
      while end.wait(timeout: .now() + .milliseconds(250)) == .timedOut {
        if line.isDue(), let step = try lastStep() { line.show(step) }
      }
      line.clear()
      return build.waitForEnd().status
    } catch {
      throw UsageError("swift build cannot be started: \(error.localizedDescription)")
    }
  }

  /// The last step in the log: `[12/40] Compiling RVBKit Builder.swift`.
  private static func lastStep() throws -> String? {
    try String(contentsOf: log, encoding: .utf8).split(separator: "\n").last { $0.hasPrefix("[") }
      .map { Text.cut(Text.safe(String($0)), to: 79) }
  }

  #if os(macOS)
    /// Writes the debug information beside the program. The linker leaves it in the object files, where
    /// `llvm-symbolizer` does not look for it.
    private static func collectDebugInformation() throws(UsageError) {
      let collected = program.appendingPathExtension("dSYM")
        .appending(path: "Contents/Resources/DWARF/quartet-study").path
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
}
