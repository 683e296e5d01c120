import Foundation

/// Runs a tool of the toolchain.
nonisolated enum Tool {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a tool to its end and returns its standard output.
  ///
  /// - Throws: ``Failure`` if its exit status is not 0.
  @discardableResult
  static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments.prefix(2).joined(separator: " ")) failed")
    }
    return data
  }

  /// The first line of a tool's standard output; nil if it fails.
  static func firstLine(_ arguments: [String]) -> String? {
    let data = try? run(arguments)
    return data.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) }
  }
}
