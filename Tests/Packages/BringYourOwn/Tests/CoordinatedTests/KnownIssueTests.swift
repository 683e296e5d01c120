import Coordinated
import Parity
import Testing

@Suite struct `Staying Login` {
  static let knownIssues = [
    KnownIssue(rule: .l10, reason: "Users lost what they had typed: only Cancel ends Login."),
    KnownIssue(rule: .v4, reason: "As L10: it is the same sheet."),
  ]

  @Test(
    arguments: try await Implementation(StayingLoginFeature.self, knownIssues: knownIssues).conformanceCases()
  )
  func `follows the specification except for its sheet`(conformanceCase: ConformanceCase) async throws {
    try await conformanceCase.run()
  }
}
