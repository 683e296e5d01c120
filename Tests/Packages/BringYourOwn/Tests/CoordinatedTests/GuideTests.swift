import Coordinated
import Foundation
import Parity
import Testing

@Suite struct `The guide` {
  /// The failure that Docs/BringYourOwn.md explains: what Staying Login is told while it declares nothing.
  @Test func `shows a failure as it is`() async throws {
    let checks = try await Entrant(StayingLoginFeature.self).checks()
    let check = try #require(checks.first { $0.id == "L10-swipe" })
    let failure = try await #require(throws: CheckFailure.self) { try await check.run() }
    let root = (1...6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let guide = try String(contentsOf: root.appending(path: "Docs/BringYourOwn.md"), encoding: .utf8)
    #expect(guide.contains("```\n\(failure)```"), "\(failure)")
  }
}
