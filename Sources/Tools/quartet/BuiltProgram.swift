import Foundation
import QuartetArguments
import QuartetCommand
import QuartetToolchain

/// Another program of the package, which is built where it is used, in a folder of its own.
struct BuiltProgram {
  private static let package = PackageFolder.url()

  let name: String
  let folder: URL
  let flags: [String]

  init(name: String, in folder: String, flags: [String] = []) {
    self.name = name
    self.folder = Self.package.appending(path: ".build/\(folder)")
    self.flags = flags
  }

  var url: URL { folder.appending(path: "debug/\(name)") }
  private var log: URL { folder.appendingPathExtension("log") }

  /// When the newest Swift file in some folders of the package was changed.
  func newest(in folders: [String], suffix: String = ".swift") -> Date {
    folders.flatMap { PackageFolder.files(in: $0, suffix: suffix) }
      .map { modificationDate(ofFileAt: Self.package.appending(path: $0).path) }.max()
      ?? .distantPast
  }

  /// Checks that the clone is still where this command was built.
  ///
  /// - Throws: ``UsageError`` with what needs the sources, and a command that can be run in a clone.
  func requireSources(of need: String, example: String) throws(UsageError) {
    let sources = Self.package.appending(path: "Sources/Tools/\(name)")
    guard FileManager.default.fileExists(atPath: sources.path) else {
      throw UsageError(
        "\(need) needs the sources of Quartet, which are no longer where this command was built",
        advice: "Run it in a clone: \(example)")
    }
  }

  /// Builds what has changed.
  ///
  /// - Throws: ``UsageError`` with the text `failure`, and the file with the messages.
  func build(_ message: String, orFail failure: String) throws(UsageError) {
    Terminal.printError(message)
    let command =
      [
        "swift", "build", "--product", name, "--package-path", Self.package.path, "--scratch-path",
        folder.path, "--disable-index-store", "--build-system", "native",
      ] + flags
    guard try run(command) == 0 else {
      throw UsageError(failure, advice: "See the messages of swift build: \(log.path)")
    }
  }

  /// Replaces this process by the program.
  func start(_ arguments: [String]) throws(UsageError) -> Never {
    var arguments = ([url.path] + arguments).map { strdup($0) } + [nil]
    execv(url.path, &arguments)
    throw UsageError("\(Text.quoted(url.path)) cannot be started: \(String(cString: strerror(errno)))")
  }

  /// Builds a program in a folder while no other command does. First, it removes the folder of a program that is too old.
  ///
  /// - Parameter build: Builds the program, which is new in an empty folder, or if a build was interrupted.
  static func alone(
    in folder: URL, with program: URL, ifOlderThan date: Date,
    _ build: (_ isNew: Bool) throws(UsageError) -> Void
  ) throws(UsageError) {
    // A user can build the package into another folder.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = try lock(folder.appendingPathExtension("lock").path)
    // A child process that starts has the open file for a moment.
    defer {
      flock(lock, LOCK_UN)
      close(lock)
    }
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
      Terminal.printError("Waiting for another command that builds it.")
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    return file
  }

  /// Runs a command whose output goes to the log, and shows how far it is.
  ///
  /// - Returns: Its exit status.
  private func run(_ command: [String]) throws(UsageError) -> Int32 {
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
  private func lastStep() throws -> String? {
    try String(contentsOf: log, encoding: .utf8).split(separator: "\n").last { $0.hasPrefix("[") }
      .map { Text.cut(Text.safe(String($0)), to: 79) }
  }
}
