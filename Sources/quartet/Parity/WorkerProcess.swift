import Arguments
import QuartetTesting
import Foundation
import Parity

/// Does its blocks in another process, because UIKit and the features run on one thread, the main thread.
final class WorkerProcess: Worker {
  private let process = Process()
  private let output: LineReader
  private let share: Plan.Share
  private var number: Int
  private var isStopped = false

  /// Starts a process, which ends when its results cannot be written any more.
  ///
  /// - Parameter program: This command.
  /// - Throws: ``UsageError`` if the process cannot be started.
  init(_ share: Plan.Share, program: URL) throws(UsageError) {
    self.share = share
    number = share.first
    let pipe = Pipe()
    pipe.closeInOtherProcesses()
    output = LineReader(pipe.fileHandleForReading)
    do {
      let json = String(decoding: try JSONEncoder().encode(share), as: UTF8.self)
      process.executableURL = program
      process.arguments = ["parity", Self.option, json]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      try process.run()
    } catch {
      throw UsageError(
        "cannot start a process: \(Text.quoted(program.path))",
        advice: "Use this process alone: --jobs 1")
    }
  }

  /// Starts a process for each share.
  static func start(_ shares: [Plan.Share]) throws(UsageError) -> [any Worker] {
    try start(shares, program: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
  }

  static func start(_ shares: [Plan.Share], program: URL) throws(UsageError) -> [any Worker] {
    var workers: [WorkerProcess] = []
    for share in shares {
      do { workers.append(try WorkerProcess(share, program: program)) } catch {
        for worker in workers { worker.stop() }
        throw error
      }
    }
    return workers
  }

  func next() async throws(UsageError) -> Plan.BlockResult? {
    guard !isStopped else { return nil }
    let line = await output.next()
    if let result = try? JSONDecoder().decode(Plan.BlockResult.self, from: line) {
      number += share.workers
      return result
    }
    if isStopped { return nil }
    // Its output has ended, so it has ended or is about to.
    isStopped = true
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    throw failure
  }

  func stop() {
    guard !isStopped else { return }
    isStopped = true
    process.terminate()
    process.waitUntilExit()
  }

  private var failure: UsageError {
    let status = process.terminationStatus
    let end = process.terminationReason == .uncaughtSignal ? "signal \(status)" : "status \(status)"
    let names = share.plan.implementations.map(\.asArgument).joined(separator: " ")
    guard case .random(let plan) = share.plan else {
      return UsageError(
        "a process ended with \(end)",
        advice: "Repeat it: swift run quartet parity --jobs 1 --pattern \(names)")
    }
    let block = plan.block(number)
    return UsageError(
      "a process ended with \(end) in the runs with seeds \(block.seed) to \(block.lastSeed)",
      advice: "Repeat them: swift run quartet parity --jobs 1 --seed \(block.seed) --runs \(block.runs) "
        + "--steps \(block.steps) --pattern \(names)")
  }

  /// The option that starts the command as a worker.
  static let option = "--worker"
}

/// Reads the lines of a pipe without blocking the main actor.
private nonisolated final class LineReader: Sendable {
  private let handle: FileHandle
  private let rest = Locked(Data())

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The next line, with its newline; what is left at the end of the pipe.
  @MainActor func next() async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { @Sendable in continuation.resume(returning: self.read()) }
    }
  }

  private func read() -> Data {
    rest.withLock { text in
      while true {
        if let end = text.firstIndex(of: UInt8(ascii: "\n")) {
          defer { text = Data(text[text.index(after: end)...]) }
          return Data(text[...end])
        }
        let more = handle.availableData
        if more.isEmpty { return text }
        text += more
      }
    }
  }
}

nonisolated extension Pipe {
  /// Keeps a process that starts later from inheriting the pipe, which would not end before that process.
  func closeInOtherProcesses() {
    for handle in [fileHandleForReading, fileHandleForWriting] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
