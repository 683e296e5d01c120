import SaboteurSupport
import Testing

@Suite("Saboteurs in RVB", .serialized) struct SaboteurTests {
  @Test func `The copy does nothing wrong by itself`() async throws {
    for complaint in try await Saboteur.complaintsAboutNobody() { Issue.record("\(complaint)") }
  }

  @Test(arguments: Saboteur.allCases)
  func `Each is caught, and the rule is named that it breaks`(saboteur: Saboteur) async throws {
    sabotage = saboteur
    defer { sabotage = nil }
    for complaint in try await saboteur.complaints() { Issue.record("\(complaint)") }
  }

  @Test func `Each has a patch that says what it does, and a row in the table`() throws {
    for complaint in try Saboteur.complaintsAboutRecords() { Issue.record("\(complaint)") }
  }
}
