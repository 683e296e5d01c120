public import Foundation

/// A tool of the toolchain, run in a folder.
public nonisolated enum Tool {
  /// A tool that could not be run, or has failed.
  public struct Failure: Error, CustomStringConvertible {
    /// What was run.
    public let arguments: [String]
    /// The end of what it wrote to its standard error; empty where that was not kept.
    public let reason: String

    /// The first words of what was run, and why it failed.
    public var description: String {
      let name = arguments.prefix(3).joined(separator: " ")
      return reason.isEmpty ? "\(name) … has failed" : "\(name) … has failed: \(reason)"
    }
  }

  /// Runs a tool to its end, and answers what it has written to its standard output.
  ///
  /// - Parameters:
  ///   - arguments: The tool, found along `PATH`, and its arguments.
  ///   - folder: Where it runs; the package's root where nothing is said.
  ///   - environment: What its environment has in addition to this process's.
  ///   - isQuiet: Whether its standard error is kept for ``Failure/reason`` in place of being passed on.
  /// - Throws: ``Failure`` if its status is not 0, or what the system says if there is no such tool.
  @discardableResult
  public static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], isQuiet: Bool = false
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? ParsedSource.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    let errors = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    if isQuiet {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
    }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure(arguments: arguments, reason: lastLines(text.isEmpty ? data : Data(text.utf8), isQuiet))
    }
    return data
  }

  private static func lastLines(_ data: Data, _ isQuiet: Bool) -> String {
    guard isQuiet else { return "" }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.suffix(3).joined(separator: "; ")
  }
}
