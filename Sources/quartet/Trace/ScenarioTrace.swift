import FeatureEntry
import Parity
import PortableUIKit
import Trace

/// What one implementation does in a scenario, step by step.
struct ScenarioTrace {
  /// What happens between two moments at which the UI is idle, or between two steps.
  struct Step {
    /// The step without passwords; "start" and "end" for what comes before the first and after the last.
    let text: String
    let outcome: Outcome
    let calls: [Call]
  }

  let implementation: any Feature.Type
  private(set) var steps: [Step] = []

  /// Runs a scenario and records it; `recorder` is the only one.
  init(
    _ scenario: Scenario, on implementation: any Feature.Type, with recorder: CallRecorder
  ) async throws(UsageError) {
    self.implementation = implementation
    _ = try recorder.calls()
    let driver = Driver(
      implementation, kind: scenario.kind,
      unspecified: scenario.unspecifiedSeed.map(UnspecifiedBehavior.init(seed:)) ?? UnspecifiedBehavior(),
      checksLeaks: false)
    await driver.waitUntilIdle()
    steps.append(Step(text: "start", outcome: .done, calls: try recorder.calls()))
    for (line, text) in zip(scenario.lines, scenario.redactedSteps()) {
      let outcome = await driver.perform(line.move)
      steps.append(Step(text: text, outcome: outcome, calls: try recorder.calls()))
    }
    await driver.waitUntilIdle()
    _ = await driver.close()
    steps.append(Step(text: "end", outcome: .done, calls: try recorder.calls()))
  }
}
