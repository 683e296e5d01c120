import Foundation

/// Whoever does a block at a time.
protocol Worker {
  /// Does a block.
  ///
  /// - Returns: What came of it; nil if the worker was stopped meanwhile.
  /// - Throws: ``UsageError`` where it cannot go on.
  func run(_ block: Block) async throws(UsageError) -> Block.Answer?

  /// Ends what it does, as soon as it can.
  func stop()
}

/// Does blocks where it is.
struct OwnWorker: Worker {
  let known: [Pattern]

  func run(_ block: Block) async -> Block.Answer? { await block.run(among: known) }
  func stop() {}
}

/// The other end of a ``WorkerProcess``: takes a block a line from standard input, and answers with a line.
struct WorkerEnd {
  let known: [Pattern]

  /// Works until the end of input, which comes with the end of whoever writes there.
  ///
  /// - Throws: ``UsageError`` for a line that is no block.
  func run() async throws(UsageError) {
    // Whoever started this one is interrupted too, and ends it.
    signal(SIGINT, SIG_IGN)
    while let line = readLine() {
      guard let block = try? JSONDecoder().decode(Block.self, from: Data(line.utf8)) else {
        throw UsageError(
          "a worker takes blocks of runs, a line of JSON each, not \(Text.quoted(line))",
          advice: "See: quartet parity --help")
      }
      let answer = await block.run(among: known)
      guard let data = try? JSONEncoder().encode(answer) else { return }
      do { try FileHandle.standardOutput.write(contentsOf: data + [UInt8(ascii: "\n")]) } catch { return }
    }
  }
}
