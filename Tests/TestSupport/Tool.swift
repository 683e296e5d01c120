public import Foundation

/// A tool of the toolchain, run in the package's folder.
public nonisolated enum Tool {
  /// A tool that has failed.
  public struct Failure: Error {
    /// What was run.
    public let arguments: [String]
  }

  /// Runs a tool to its end, and answers what it has written to its standard output.
  public static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = ParsedSource.root
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    return data
  }
}
