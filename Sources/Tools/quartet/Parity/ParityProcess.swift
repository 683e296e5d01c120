import Dispatch
import Foundation
import QuartetArguments
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

/// Handles Ctrl-C: the first prints the results so far, the second ends the command immediately.
enum Interruption {
  /// The exit status that shells use for a command that was interrupted.
  nonisolated static let status: Int32 = 130

  /// Runs work in a task that Ctrl-C cancels.
  ///
  /// - Parameter endsWithInput: Whether the end of standard input cancels it too. It is a pipe from the process that has
  ///   started this one, and the system closes it however that process ends.
  static func run(
    endsWithInput: Bool, _ work: @escaping () async throws(UsageError) -> Int32
  ) async throws(UsageError) -> Int32 {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    let (registration, registered) = AsyncStream<Never>.makeStream()
    let task = Task { () -> Result<Int32, UsageError> in
      // Before the source is registered, the system drops the signal.
      for await _ in registration {}
      do throws(UsageError) { return .success(try await work()) } catch { return .failure(error) }
    }
    source.setEventHandler { @Sendable in
      if task.isCancelled { exit(status) }
      task.cancel()
    }
    source.setRegistrationHandler { @Sendable in registered.finish() }
    source.resume()
    if endsWithInput {
      Thread.detachNewThread { @Sendable in
        _ = try? FileHandle.standardInput.readToEnd()
        task.cancel()
      }
    }
    let result = await task.value
    source.cancel()
    return try result.get()
  }
}
