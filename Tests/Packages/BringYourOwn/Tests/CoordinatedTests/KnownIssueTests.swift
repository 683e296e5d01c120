import Coordinated
import Parity
import Testing

@Suite struct `Staying Login` {
  @Test func `conforms to the specification except for its sheet`() async throws {
    let knownIssues = [
      KnownIssue(rule: .l10, reason: "Users lost what they had typed: only Cancel ends Login."),
      KnownIssue(rule: .v4, reason: "As L10: it is the same sheet."),
    ]
    try await Implementation(StayingLoginFeature.self, knownIssues: knownIssues).check()
  }
}
