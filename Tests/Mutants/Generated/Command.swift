import Foundation

/// Runs other programs.
enum Command {
  /// What a program left.
  struct Result {
    /// The exit status; nil if the time was over.
    let status: Int32?
    /// Standard output and standard error.
    let output: String
  }

  /// Runs a program to its end and stops it when the time is over.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    seconds: Int
  ) throws -> Result {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    defer { try? file.close() }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=5", "\(seconds)", program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return Result(status: [124, 137].contains(status) ? nil : status, output: text)
  }
}
