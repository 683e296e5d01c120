import QuartetParity
import Testing

/// Round Table, part 1: Login in the binding flavour, with the Core, the State and the Joint of the sample.
@Suite struct `The example app's Login in SwiftUI` {
  @Test func `The example app's Login in SwiftUI conforms to the specification`() async throws {
    for scenario in try Scenario.builtIn() {
      let report = await Runner(RoundTableFeature.self).check(scenario)
      if !report.passes { Issue.record("\(report)") }
    }
    let random = RandomTest([RoundTableFeature.self])
    for _ in 1...32 { await random.run() }
    for finding in random.findings { Issue.record("\(finding)") }
  }
}
