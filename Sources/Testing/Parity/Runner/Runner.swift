import PortableUIKit
public import QuartetFeatureEntry
import QuartetTesting

/// Runs scenarios on an implementation and compares every step with the specification.
public struct Runner {
  /// The implementation's entry point.
  public let feature: any Feature.Type
  /// Whether leaks are checked (M1, M2), which takes most of the time of a run.
  public var checksLeaks: Bool

  /// Makes a runner for an implementation.
  public init(_ feature: any Feature.Type, checksLeaks: Bool = true) {
    self.feature = feature
    self.checksLeaks = checksLeaks
  }

  /// Runs a scenario from a fresh start up to the first difference, and frees everything.
  ///
  /// Outcomes are compared after every step; snapshots, UIKit's warnings and leaks whenever the UI is idle. If the task
  /// is cancelled, the report ends with the last step that was performed.
  public func check(_ scenario: Scenario) async -> Report {
    await check(scenario, against: ExpectedTrace(scenario))
  }

  /// Runs a scenario whose expected trace is known.
  ///
  /// - Parameters:
  ///   - leakChecks: The steps after which leaks are checked; nil for all.
  ///   - notes: The texts that name the steps if the process crashes.
  package func check(
    _ scenario: Scenario, against trace: ExpectedTrace, leakChecks: Set<Int>? = nil,
    notes: [String]? = nil
  ) async -> Report {
    await Headless.MadeControllers().record {
      await run(scenario, against: trace, leakChecks: leakChecks, notes: notes)
    }
  }

  private func run(
    _ scenario: Scenario, against trace: ExpectedTrace, leakChecks: Set<Int>?, notes: [String]?
  ) async -> Report {
    Watchdog.note(feature.patternName, scenario, ", the start")
    defer { Watchdog.rest() }
    let driver = Driver(
      feature, kind: scenario.kind, unspecifiedSeed: scenario.unspecifiedSeed, checksLeaks: checksLeaks)
    var run = Run(
      driver: driver, expected: trace.start,
      report: Report(pattern: feature.patternName, scenario: scenario),
      pause: checksLeaks && leakChecks == nil ? .turn : .ifNeeded, leakChecks: leakChecks,
      notes: notes ?? Watchdog.notes(of: scenario))
    await run.waitUntilIdle()
    for (index, step) in trace.steps.enumerated() {
      guard run.report.passes, !run.isOver else { break }
      if Task.isCancelled {
        _ = await driver.close(.ifNeeded)
        return run.report
      }
      await run.perform(step, at: index)
    }
    await run.waitUntilIdle()
    await run.close(checksLeaks ? .detour : .ifNeeded)
    return run.report
  }
}

/// The state of one run of a scenario.
private struct Run {
  let driver: Driver
  /// The expected screens when the UI is next idle.
  var expected: Snapshot
  var report: Report
  /// How long each wait lasts as long as nothing differs.
  let pause: Driver.Pause
  let leakChecks: Set<Int>?
  /// The texts that name the steps, if the process is watched.
  let notes: [String]?
  /// The first step since the UI was last idle.
  var first = 0
  var isClosed = false
  var index: Int?
  var isIdle = false
  /// Whether a step was performed whose result is not specified: nothing can be compared after it.
  var isOver = false

  mutating func perform(_ expectedStep: ExpectedTrace.Step, at index: Int) async {
    let move = expectedStep.line.move
    if expectedStep.waitsUntilIdle { await waitUntilIdle() }
    guard report.passes else { return }
    self.index = index
    if let notes { Watchdog.note(report.pattern, report.scenario, notes[index]) }
    let wasIdle = isIdle
    if wasIdle { first = index }
    isIdle = false
    if let snapshot = expectedStep.snapshot { expected = snapshot }
    if let isRefused = expectedStep.line.isRefused, isRefused != (expectedStep.outcome == .refused) {
      return differ(.undeclared(expectedStep.outcome))
    }
    if expectedStep.outcome == .unspecified { return await performUnspecified(move.step) }
    let outcome =
      expectedStep.isEarly ? await driver.performEarly(move.step, pause) : await driver.perform(move.step)
    report.steps.append(Report.Step(line: expectedStep.line, outcome: outcome, shown: nil))
    if outcome != expectedStep.outcome {
      differ(.outcome(expected: expectedStep.outcome, shown: outcome))
    } else if outcome == .refused, move.step.isUserAction, wasIdle {
      // The driver has done nothing, so what is shown has been compared.
      isIdle = true
      report.steps[report.steps.count - 1].shown = expected
    } else if move.leavesRunning {
      await driver.runPendingTasks(pause)
    } else {
      await waitUntilIdle()
    }
  }

  /// T9.
  private mutating func performUnspecified(_ step: Step) async {
    isOver = true
    isIdle = true
    _ = await driver.perform(step)
    guard await driver.waitUntilIdle(pause) else { return differ(.neverSettles) }
    if let reason = await driver.deadEnd() { differ(.deadEnd(reason)) }
    _ = driver.takeWarnings()
  }

  /// Finishes transitions and tasks and compares, unless the UI is idle since the last step.
  mutating func waitUntilIdle() async {
    guard !isIdle, report.passes else { return }
    isIdle = true
    guard await driver.waitUntilIdle(pause) else { return differ(.neverSettles) }
    var shown = driver.snapshot
    if shown != expected {
      // Work that was deferred, for example to a dispatch queue, may still change the UI.
      guard await driver.waitUntilIdle() else { return differ(.neverSettles) }
      shown = driver.snapshot
    }
    let isExpected = shown == expected
    // The expected screens are in memory anyway.
    if !report.steps.isEmpty { report.steps[report.steps.count - 1].shown = isExpected ? expected : shown }
    if !isExpected { return differ(.snapshot(expected: expected, shown: shown)) }
    let warnings = driver.takeWarnings()
    if !warnings.isEmpty { return differ(.warnings(warnings)) }
    if let leakChecks, let index, !leakChecks.contains(index) { return }
    let leaks = await driver.leaks()
    if !leaks.isEmpty { differ(.leaks(leaks)) }
  }

  /// Closes the window in any case, and checks for leaks if nothing differed before.
  mutating func close(_ pause: Driver.Pause) async {
    let alive = await driver.close(pause)
    let warnings = driver.takeWarnings()
    guard report.passes else { return }
    isClosed = true
    if !alive.isEmpty {
      differ(.leaks(alive))
    } else if !warnings.isEmpty {
      differ(.warnings(warnings))
    }
  }

  private mutating func differ(_ reason: Report.Reason) {
    let line = index.map { report.scenario.lines[$0] }
    let exercised = report.scenario.rules
    let rules = rules(of: reason, exercised)
    report.difference = Report.Difference(index: index, line: line, reason: reason, rules: rules)
    // Steps that no file contains have T1, too, whatever they break.
    let own = Rule(named: report.scenario.rule)
    report.rules = RuleSet(
      of: reason, rules, earlier: Array(exercised.prefix(first)), own: own == .t1 ? nil : own)
  }

  /// - Parameter exercised: The rules that each step exercises.
  private func rules(of reason: Report.Reason, _ exercised: [RuleSet]) -> RuleSet {
    if isClosed { return [.m2] }
    switch reason {
    case .neverSettles: return [.t1]
    case .leaks: return [.m1]
    case .deadEnd: return [.t9]
    case .outcome, .undeclared, .snapshot, .warnings: break
    }
    guard let index else { return [.r1, .r2] }
    var rules = exercised[first...index].reduce(into: RuleSet()) { $0.formUnion($1) }
    rules.remove(.m1)
    return rules.isEmpty ? [Rule(named: report.scenario.rule) ?? .t1] : rules
  }
}
