package import Foundation
import QuartetToolchain

/// Another program, which runs beside this one, and ends with it. It cannot be started on iOS, where the package's scheme compiles this.
package nonisolated final class Program: Sendable {
  /// Waits for the end of the program. Returns its exit status, or the number of the signal that has ended it.
  package let waitForEnd: @Sendable () -> (status: Int32, isSignal: Bool)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments; for `/usr/bin/env`, the name of the program is the first.
  ///   - environment: Variables that it gets beside those of this process.
  ///   - input: Its standard input, whose end ends it: several such programs can run. Nil for that of this process.
  package init(
    _ arguments: [String], of file: URL = URL(filePath: "/usr/bin/env"),
    environment: [String: String] = [:], input: Pipe? = nil, output: Any,
    errors: Any = FileHandle.standardError
  ) throws {
    #if os(Linux) || os(macOS)
      let process = Process()
      process.executableURL = file
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      if let input { process.standardInput = input }
      process.standardOutput = output
      process.standardError = errors
      // Foundation's own wait keeps a processor busy on a thread whose run loop has nothing to do.
      let end = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in end.signal() }
      let endsWithInput = input != nil
      if endsWithInput { try process.run() } else { try process.startToEndWithThisProcess() }
      waitForEnd = {
        end.wait()
        // For the next one who waits.
        end.signal()
        if endsWithInput { process.waitUntilExit() } else { process.waitForEnd() }
        return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
      }
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }
}
