import Testing

@testable import QuartetParity

/// The complete check opens links in every state and during every transition. It does not check leaks then.
struct `A link` {
  private static let links = [
    "quartet://comment", "quartet://sign-in", "quartet://sign-in?login=eve@example.com", "quartet://nowhere",
  ]

  @Test(arguments: await ImplementationUnderTest.all)
  func `A link after every step of a scenario, during its transition, leaks no screen`(
    implementation: ImplementationUnderTest
  ) async throws {
    let runner = Runner(implementation.feature)
    for (index, scenario) in try Scenario.builtIn().enumerated() {
      // A sample, which is another one for each implementation.
      for (number, link) in Self.links.enumerated()
      where (index + 5 * number) % 20 == implementation.index * 4 {
        let moves = scenario.lines.flatMap {
          [
            Move($0.move.step, leavesRunning: true), Move(.open(link), leavesRunning: $0.move.leavesRunning),
          ]
        }
        let report = await runner.check(scenario.with(moves))
        if !report.passes { Issue.record("\(report)") }
      }
    }
  }
}
