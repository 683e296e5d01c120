import Foundation
import Testing

@Suite final class `quartet new` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/App"), withIntermediateDirectories: true)
  }

  nonisolated deinit { try? FileManager.default.removeItem(at: folder) }

  private var paths: Set<String> {
    get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path)) }
  }

  private let module = ["new", "Rating", "--pattern", "VIPER", "--package"]

  @Test func `quartet new that is interrupted has written all of a module, or nothing`() async throws {
    let before = try paths
    #expect(try await Tool.run(module + [folder.path]).status == 0)
    let all = try paths
    let new = folder.appending(path: "Sources/App/Rating").path
    for _ in 1...10 {
      for path in all.subtracting(before) {
        try? FileManager.default.removeItem(at: folder.appending(path: path))
      }
      let process = Tool.process(try #require(Tool.url), module + [folder.path], [:])
      process.standardOutput = FileHandle.nullDevice
      try runWithSignals(process)
      while process.isRunning, !FileManager.default.fileExists(atPath: new) {}
      process.interrupt()
      process.waitUntilExit()
      let written = try paths
      #expect(written == all || written == before)
    }
  }

  /// Starts a process that a signal ends, although `swift test` ignores it, and threads of Dispatch block it.
  private func runWithSignals(_ process: Process) throws {
    var (all, old) = (sigset_t(), sigset_t())
    sigemptyset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &old)
    let handler = signal(SIGINT, SIG_DFL)
    defer {
      signal(SIGINT, handler)
      pthread_sigmask(SIG_SETMASK, &old, nil)
    }
    try process.run()
  }

  @Test func `quartet new on a full disk writes nothing, and names the cause`() async throws {
    let page = folder.appending(path: "AGENTS.md")
    let mine = Data(String(repeating: "mine\n", count: 100).utf8)
    try mine.write(to: page)
    let before = try paths
    for arguments in [module, ["new", "--agents", "--pattern", "VIPER", "--package"]] {
      let command = ([try #require(Tool.url).path] + arguments + [folder.path]).joined(separator: "' '")
      let run = try await Tool.run(shell: "ulimit -f 1; '\(command)'")
      #expect(run.status == 2 && run.errors.contains(" cannot be written: File too large\n"), "\(run)")
      #expect(try paths == before)
      #expect(try Data(contentsOf: page) == mine)
    }
  }
}
