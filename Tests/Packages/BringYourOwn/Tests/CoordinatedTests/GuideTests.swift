import Coordinated
import Foundation
import Parity
import Testing

@Suite struct `The guide` {
  /// The failure in Docs/BringYourOwn.md: Staying Login without its known issues.
  @Test func `shows the real failure report`() async throws {
    let cases = try await Implementation(StayingLoginFeature.self).conformanceCases()
    let conformanceCase = try #require(cases.first { $0.id == "L10-swipe" })
    let failure = try await #require(throws: ConformanceFailure.self) { try await conformanceCase.run() }
    let root = (1...6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let guide = try String(
      contentsOf: root.appendingPathComponent("Docs/BringYourOwn.md"), encoding: .utf8)
    #expect(guide.contains("```\n\(failure)```"), "\(failure)")
  }
}
