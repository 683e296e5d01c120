import QuartetArguments
import Dispatch
import Foundation
import QuartetTesting

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
