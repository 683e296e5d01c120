import Foundation

/// Does blocks in a process of its own: everything of UIKit lives on one thread, the main one.
final class WorkerProcess: Worker {
  private let process = Process()
  private let input = Pipe()
  private let answers: AsyncStream<Data>
  private var isStopped = false

  /// Starts a process, which ends with this one at the latest: its standard input ends then.
  ///
  /// - Parameter program: This command.
  /// - Throws: ``UsageError`` where no process can be started.
  init(_ program: URL) throws(UsageError) {
    let output = Pipe()
    process.executableURL = program
    process.arguments = ["parity", Self.option]
    process.standardInput = input
    process.standardOutput = output
    for pipe in [input, output] { pipe.keepFromOtherProcesses() }
    do { try process.run() } catch {
      throw UsageError(
        "no process can be started for a part of the runs: \(Text.safe(error.localizedDescription))",
        advice: "In this process alone: --jobs 1")
    }
    let (answers, continuation) = AsyncStream.makeStream(of: Data.self)
    self.answers = answers
    let reader = output.fileHandleForReading
    Thread.detachNewThread { @Sendable in
      var text = Data()
      while case let more = reader.availableData, !more.isEmpty {
        text += more
        while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(Data(text[..<end]))
          text = Data(text[(end + 1)...])
        }
      }
      continuation.finish()
    }
  }

  /// Starts some that run this command.
  static func start(_ count: Int) throws(UsageError) -> [any Worker] {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return try start(count, of: program)
  }

  static func start(_ count: Int, of program: URL) throws(UsageError) -> [any Worker] {
    // Who writes to a worker that has crashed goes on, and tells.
    signal(SIGPIPE, SIG_IGN)
    var workers: [WorkerProcess] = []
    for _ in 0..<count {
      do { workers.append(try WorkerProcess(program)) } catch {
        for worker in workers { worker.stop() }
        throw error
      }
    }
    return workers
  }

  func run(_ block: Block) async throws(UsageError) -> Block.Answer? {
    guard !isStopped else { return nil }
    let line = (try? JSONEncoder().encode(block)).map { $0 + [UInt8(ascii: "\n")] } ?? Data()
    // Where nobody reads any more there is no answer either.
    try? input.fileHandleForWriting.write(contentsOf: line)
    var iterator = answers.makeAsyncIterator()
    if let answer = await iterator.next(isolation: #isolation),
      let answer = try? JSONDecoder().decode(Block.Answer.self, from: answer)
    {
      return answer
    }
    if isStopped { return nil }
    throw failure(in: block)
  }

  func stop() {
    guard !isStopped else { return }
    isStopped = true
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  private func failure(in block: Block) -> UsageError {
    // It has ended or is about to, and how is worth knowing: nothing else ends it but the end of its input.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let status = process.terminationStatus
    let end = process.terminationReason == .uncaughtSignal ? "signal \(status)" : "status \(status)"
    return UsageError(
      "a worker ended with \(end), somewhere in the runs with seeds \(block.seed) to \(block.lastSeed)",
      advice: "Again: swift run quartet parity --jobs 1 --seed \(block.seed) --runs \(block.runs) "
        + "--steps \(block.steps) --pattern \(block.patterns.joined(separator: " "))")
  }

  /// What starts the command as a worker.
  static let option = "--worker"
}

nonisolated extension Pipe {
  /// A process that is started later holds no end of this one, which would never end otherwise.
  func keepFromOtherProcesses() {
    for handle in [fileHandleForReading, fileHandleForWriting] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
