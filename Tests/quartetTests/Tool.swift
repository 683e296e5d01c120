import Foundation
import Testing

@testable import quartet

/// Runs the built command in a process.
nonisolated enum Tool {
  struct Run: Equatable {
    var output: String
    var errors = ""
    var status: Int32 = 0
  }

  /// The command, which is beside the test bundle or the test program.
  static let url: URL? = {
    let tests = Bundle.allBundles.filter { $0.bundleURL.pathExtension == "xctest" }
      .map { $0.bundleURL.deletingLastPathComponent() }
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return (tests + [Bundle.main.bundleURL, program]).map { $0.appending(path: "quartet") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
  }()

  /// Runs the command to its end. Other tests run at the same time.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Run {
    try await run(arguments, input: input, environment: environment)
  }

  @concurrent static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Run {
    let process = try process(try #require(url), arguments, environment)
    // One start at a time, so that no process inherits the pipes of another.
    let (output, errors) = try starting.withLock {
      let (input, output, errors) = (Pipe(from: input), Pipe(), Pipe())
      for pipe in [input, output, errors] { pipe.closeInOtherProcesses() }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      return (output, errors)
    }
    let text = try output.text()
    let complaint = try errors.text()
    process.waitUntilExit()
    return Run(output: text, errors: complaint, status: process.terminationStatus)
  }

  private static let starting = NSLock()

  static func process(
    _ program: URL, _ arguments: [String], _ environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" && $0.key != "TERM" }
    process.environment = inherited.merging(environment) { $1 }
    return process
  }
}

nonisolated extension Pipe {
  /// A pipe that holds a short text and then ends.
  convenience init(from text: String) {
    self.init()
    try? fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? fileHandleForWriting.close()
  }

  func text() throws -> String {
    String(decoding: try fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}

/// A file that is deleted with this object.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString).scenario")

  init(_ data: Data) throws {
    try data.write(to: url)
  }

  convenience init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
