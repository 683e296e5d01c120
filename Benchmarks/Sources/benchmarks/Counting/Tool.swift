import ChildProcess
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

  /// Runs a program to its end, and measures it.
  ///
  /// - Parameters:
  ///   - arguments: The path and the arguments.
  ///   - limit: The most bytes of addresses.
  ///   - output: The file that gets the standard output and the standard error.
  /// - Throws: ``Failure`` if its exit status is not 0.
  @discardableResult
  static func measure(_ arguments: [String], limit: UInt64, output: URL) throws -> ProcessCost {
    var words = arguments.map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    defer { for word in words { free(word) } }
    var cost = ProcessCost()
    guard run_child(&words, output.path, limit, &cost), cost.status == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")) failed: see \(output.path)")
    }
    return cost
  }

  /// The first line of a tool's standard output; nil if it fails.
  static func firstLine(_ arguments: [String]) -> String? {
    let data = try? run(arguments)
    return data.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) }
  }
}
