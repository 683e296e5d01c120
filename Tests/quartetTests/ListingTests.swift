import Parity
import Testing

@testable import quartet

@Suite struct `The list` {
  @Test func `has every pattern with its target and guide, and every scenario`() async throws {
    let run = try await Tool.run("list")
    #expect(run.status == 0)
    for pattern in Pattern.all {
      #expect(run.output.contains("  \(pattern.name)"))
      #expect(run.output.contains("target \(pattern.target)"))
      #expect(run.output.contains("guide \(pattern.guide)"))
    }
    for scenario in try Scenario.builtIn() {
      #expect(run.output.contains("  \(scenario.name)  "))
    }
    #expect(run.output.split(separator: "\n").allSatisfy { Text.width(String($0)) <= 100 })
  }

  @Test func `groups scenarios by chapter and names a rule once`() throws {
    let scenarios = try ["R1", "L6", "L6"].map { try `The default run`.scenario($0, "A title", "swipe") }
    let text = Listing(patterns: [.deaf], scenarios: scenarios).text(`The default run`.plain)
    #expect(
      text == """
        Implementations

          Deaf  target Deaf  guide Docs/Deaf.md

        Scenarios (3)

          Review
          R1   R1-one  A title

          Login
          L6   L6-one  A title
               L6-one  A title

        Play one: quartet play Deaf R1-one
        """)
  }
}
