import PortableUIKit
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetParity
import QuartetTesting
import QuartetTrace

/// The calls of one implementation in a scenario, step by step.
struct ScenarioTrace {
  /// The calls between two moments at which the UI is idle, or between two steps.
  struct Step {
    /// The step without passwords; "start" and "end" for what comes before the first and after the last.
    let text: String
    let outcome: Outcome
    let recording: CallRecorder.Recording
    var calls: [Call] { recording.calls }
    /// The objects after the step, and who refers to whom.
    let objects: ObjectGraph
    /// The screens after the step.
    let shown: Snapshot
    let captions: Captions
  }

  let implementation: any Feature.Type
  private(set) var steps: [Step] = []

  /// Runs a scenario and records it; `recorder` is the only one.
  init(
    _ scenario: Scenario, on implementation: any Feature.Type, with recorder: CallRecorder
  ) async throws(UsageError) {
    self.implementation = implementation
    recorder.start()
    let driver = Driver(
      implementation, kind: scenario.kind,
      unspecifiedSeed: scenario.unspecifiedSeed, checksLeaks: false)
    func add(_ text: String, _ outcome: Outcome = .done) throws(UsageError) {
      let recording = try recorder.recording()
      steps.append(
        Step(
          text: text, outcome: outcome, recording: recording,
          objects: ObjectGraph(from: driver.window.rootViewController), shown: driver.snapshot,
          captions: Captions(of: driver.topViewController)))
    }
    await driver.waitUntilIdle()
    try add("start")
    for (number, (line, text)) in zip(scenario.lines, scenario.redactedSteps()).enumerated() {
      recorder.start()
      let outcome = await driver.perform(line.move)
      // A last step that leaves a transition running is compared when it has ended, as in `ExpectedTrace`.
      if number == scenario.lines.count - 1 { await driver.waitUntilIdle() }
      try add(text, outcome)
    }
    recorder.start()
    _ = await driver.close()
    try add("end")
  }
}
