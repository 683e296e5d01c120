import Foundation
import QuartetCommand
import QuartetToolchain
import Testing

/// Starts a program that sends a signal to this process, and prints when it is ended itself; otherwise it ends later.
private func start(_ number: Int32, with run: ([String]) throws -> Void) throws {
  // A shell ignores some signals in what it runs in the background.
  signal(number, SIG_DFL)
  try run(["sh", "-c", "trap 'echo ended >&2; exit' INT; kill -\(number) $PPID; sleep 9 & wait"])
}

private func startProgram(_ number: Int32) throws {
  try start(number) { _ = try Program($0, output: FileHandle.standardError).waitForEnd() }
}

@Suite struct `A signal` {
  @Test func `Ctrl-C, the end of the terminal and a request to end also end what the command has started`()
    async throws
  {
    let results = [
      try await #require(processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]) {
        try await MainActor.run { try startProgram(SIGINT) }
      },
      try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
        try await MainActor.run { try startProgram(SIGTERM) }
      },
      try await #require(processExitsWith: .signal(SIGHUP), observing: [\.standardErrorContent]) {
        try await MainActor.run { try startProgram(SIGHUP) }
      },
      try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
        try await MainActor.run { try start(SIGTERM) { _ = try Toolchain.run($0) } }
      },
    ]
    for result in results {
      #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("ended"))
    }
  }

  @Test func `A signal that a process ignores does not end what it has started`() throws {
    let old = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, old) }
    let output = try Toolchain.run(["sh", "-c", "kill -HUP $PPID; echo lives"])
    #expect(output == Data("lives\n".utf8))
  }
}
