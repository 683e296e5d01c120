import Foundation
import GrowthMeasurement
import Testing

@testable import benchmarks

@Suite struct `Apps of many screens` {
  private func costs(
    count: Int, symbols: Int? = nil, names: [String] = [], _ change: (inout AppCosts) -> Void = { _ in }
  ) -> GrowingAppCosts {
    var running = AppCosts()
    running.depth = 3
    running.rootAllocations = 20
    running.shallow = AppCosts.Step(nanoseconds: 10, allocations: 50)
    running.deep = running.shallow
    running.linkDepth = count / 2
    change(&running)
    return GrowingAppCosts(
      app: GrowingApp(pattern: "RVB", count: count, shape: "ladder"), lines: 100, repeatedNames: names,
      buildSeconds: 1, changeSeconds: nil, unchangedSeconds: nil, peakBytes: 1, executableBytes: 1,
      symbols: symbols ?? count * 80, publicSymbols: 1, running: running)
  }

  private func failures(_ large: GrowingAppCosts) -> [String] {
    var figures = GrowthFigures()
    figures.replace(costs(count: 10))
    figures.replace(large)
    return figures.budgets.filter { !$0.isMet }.map { String($0.title.split(separator: ": ").last ?? "") }
  }

  @Test func `An app that grows as it should misses no budget`() {
    #expect(failures(costs(count: 50)) == [])
  }

  @Test func `Each way to grow more than that misses its budget`() {
    let found = [
      failures(costs(count: 50) { $0.aliveScreens = 1 }), failures(costs(count: 50) { $0.bytesLeft = 300 }),
      failures(costs(count: 50, names: ["Screen1Router"])), failures(costs(count: 50, symbols: 5000)),
      failures(costs(count: 50) { $0.rootAllocations = 100 }),
      failures(costs(count: 50) { $0.later.allocations = 51 }),
      failures(costs(count: 50) { $0.deep.allocations = 101 }),
      failures(costs(count: 50) { $0.deep.nanoseconds = 21 }),
      failures(costs(count: 50) { $0.linkDepth = 24 }), failures(costs(count: 50) { $0.linkDepth = 26 }),
    ]
    #expect(found.map(\.count) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(Set(found.joined()).count == found.count - 1)
  }

  @Test func `A program that needs more memory than its limit fails`() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    try Tool.measure(["/bin/sh", "-c", "exit 0"], limit: 1 << 30, output: output)
    #if os(Linux)
      #expect(throws: Tool.Failure.self) {
        try Tool.measure(["/bin/sh", "-c", "exit 0"], limit: 1 << 16, output: output)
      }
    #endif
  }
}
