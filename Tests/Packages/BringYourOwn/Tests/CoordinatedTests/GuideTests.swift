import Coordinated
import Foundation
import Parity
import Testing

@Suite struct `The guide` {
  /// The failure in Docs/BringYourOwn.md: Staying Login without its known issues.
  @Test func `shows the real failure report`() async throws {
    let failure = try await #require(throws: ConformanceFailure.self) {
      try await Implementation(StayingLoginFeature.self).check()
    }
    let root = (1...6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let guide = try String(contentsOf: root.appending(path: "Docs/BringYourOwn.md"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```").map { $0.trimmingCharacters(in: .newlines) }
    let example = try #require(blocks.first { $0.hasPrefix("Staying Login breaks") })
    // The first line ends with the number of scenarios and random runs that find it.
    let count = /and \d+ more/
    let report = "\(failure)".replacing(count, with: "")
    #expect(report.hasPrefix(example.replacing(count, with: "")), "\(failure)")
  }
}
