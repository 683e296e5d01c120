import FeatureEntry
import Mixed
import Parity
import Testing

@Suite struct MixedTests {
  @Test(arguments: 0..<5) func `Every pattern opens the screens of another one`(_ number: Int) async throws {
    let app = MixedApp.all[number * 156]
    for scenario in try Scenario.builtIn() {
      let report = await Runner(app).check(scenario)
      #expect(report.passes, "\(report)")
    }
  }
}
