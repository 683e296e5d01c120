import QuartetArguments
import Foundation
import QuartetCommand
import QuartetTesting

/// Checks some implementations in another process, because UIKit and the features run on one thread, the main thread.
final class ParityProcess {
  private let program: Program
  private let output: FileHandle
  /// Its standard input, which it does not read: it ends when this is closed.
  nonisolated private let input = Pipe()
  private let command: String

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: This command.
  ///   - arguments: Its arguments after `parity`; with `--json` at their end.
  /// - Throws: ``UsageError`` if the process cannot be started.
  init(_ program: URL, _ arguments: [String], showsProgress: Bool) throws(UsageError) {
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    command = "swift run quartet parity " + arguments.dropLast().joined(separator: " ")
    do {
      self.program = try Program(
        ["parity"] + arguments + ["--worker"], of: program,
        environment: showsProgress ? [:] : ["TERM": "dumb"], input: input, output: pipe)
    } catch {
      throw UsageError(
        "cannot start a process: \(Text.quoted(program.path))",
        advice: "Use this process alone: --jobs 1")
    }
  }

  /// The output of the process, when it has ended.
  ///
  /// - Throws: ``UsageError`` if it crashed.
  func result() async throws(UsageError) -> ParityResult {
    let output = output
    let text = await withCheckedContinuation { continuation in
      Thread.detachNewThread { @Sendable in
        continuation.resume(returning: (try? output.readToEnd()) ?? Data())
      }
    }
    let (status, isSignal) = program.waitForEnd()
    if let result = try? JSONDecoder().decode(ParityResult.self, from: text) { return result }
    throw UsageError(
      "a process ended with \(isSignal ? "signal" : "status") \(status)",
      advice: "Repeat it: \(command)")
  }

  /// Lets the process print its result so far and end.
  nonisolated func stop() {
    try? input.fileHandleForWriting.close()
  }
}
