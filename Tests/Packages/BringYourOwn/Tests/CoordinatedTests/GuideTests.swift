import Coordinated
import Foundation
import Parity
import Testing

@Suite struct `The guide` {
  /// The failure in Docs/BringYourOwn.md: Staying Login without its declarations.
  @Test func `shows the real failure report`() async throws {
    let checks = try await Entrant(StayingLoginFeature.self).checks()
    let check = try #require(checks.first { $0.id == "L10-swipe" })
    let failure = try await #require(throws: CheckFailure.self) { try await check.run() }
    let root = (1...6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let guide = try String(contentsOf: root.appending(path: "Docs/BringYourOwn.md"), encoding: .utf8)
    #expect(guide.contains("```\n\(failure)```"), "\(failure)")
  }
}
