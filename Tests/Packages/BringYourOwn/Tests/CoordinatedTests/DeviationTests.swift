import Coordinated
import Parity
import Testing

@Suite struct `Staying Login` {
  static let deviations = [
    Deviation(of: .l10, because: "People lost what they had typed: only Cancel ends Login."),
    Deviation(of: .v4, because: "As L10: it is the same sheet."),
  ]

  @Test(arguments: try await Entrant(StayingLoginFeature.self, deviations: deviations).checks())
  func `follows the specification except for its sheet`(check: Check) async throws {
    try await check.run()
  }
}
