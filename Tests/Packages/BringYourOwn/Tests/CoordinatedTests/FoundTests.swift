import Coordinated
import Foundation
import Parity
import Testing

@MainActor @Suite struct `Found failures` {
  nonisolated static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Found")

  @Test(arguments: try Scenario.all(in: folder))
  func `do not occur any more`(scenario: Scenario) async {
    let report = await Runner(CoordinatedFeature.self).check(scenario)
    #expect(report.passes, "\(report)")
    for step in report.steps where !report.passes {
      print(step.line.move, step.outcome.rawValue, step.shown?.description ?? "", separator: "\n")
    }
  }
}
