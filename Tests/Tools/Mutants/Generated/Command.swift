import Foundation

/// Runs other programs.
enum Command {
  /// The result of a program.
  struct Result {
    /// The exit status; nil if the time was over.
    let status: Int32?
    /// Standard output and standard error.
    let output: String
  }

  /// Runs a program to its end, and stops it when the time is over or when it has printed a text. It has a folder of its
  /// own for temporary files; this is deleted, and what the program has left running ends.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    seconds: Int, until text: String? = nil
  ) throws -> Result {
    // Short, because the command shortens long paths.
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent(String(UUID().uuidString.prefix(8)))
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer {
      endProcesses(with: "TMPDIR=\(temporary.path)")
      try? FileManager.default.removeItem(at: temporary)
    }
    let output = temporary.appendingPathComponent("output")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    defer { try? file.close() }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=5", "\(seconds)", program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.environment?["TMPDIR"] = temporary.path
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.run()
    if let text = text.map({ Data($0.utf8) }) {
      while process.isRunning {
        if try Data(contentsOf: output).range(of: text) != nil { process.terminate() }
        usleep(100_000)
      }
    }
    process.waitUntilExit()
    let number = process.terminationStatus
    let status = process.terminationReason == .exit ? number : 128 + number
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let isOutOfTime = [124, 128 + SIGKILL, 128 + SIGXCPU].contains(status)
    return Result(status: isOutOfTime ? nil : status, output: text)
  }

  /// Ends the processes whose environment contains a text, also those that start others meanwhile.
  private static func endProcesses(with text: String) {
    let text = Data(text.utf8)
    for _ in 0..<100 {
      let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(
        Int32.init)
      let found = numbers.filter {
        // Such a file has no size, so it has to be read to its end.
        let file = FileHandle(forReadingAtPath: "/proc/\($0)/environ")
        return (try? file?.readToEnd())??.range(of: text) != nil
      }
      if found.isEmpty { return }
      for number in found { kill(number, SIGKILL) }
    }
  }
}
