public import FeatureEntry
public import PortableUIKit

/// Runs scenarios on a pattern and on the specification, step by step beside each other.
public struct Runner {
  /// The pattern's entry point.
  public let feature: any Feature.Type
  /// What UIKit leaves open.
  public var choices: UnspecifiedBehavior
  /// Whether M1 and M2 are checked; it takes most of the time of a run.
  public var checksLifetimes: Bool
  /// Whether reports tell what was shown after each step; it takes memory for each.
  public var keepsSteps = true

  /// Prepares to run scenarios on a pattern.
  public init(
    _ feature: any Feature.Type, choices: UnspecifiedBehavior = UnspecifiedBehavior(), checksLifetimes: Bool = true
  ) {
    self.feature = feature
    self.choices = choices
    self.checksLifetimes = checksLifetimes
  }

  /// Runs a scenario from a fresh start up to the first difference, and lets go of everything.
  ///
  /// Outcomes are compared after every step; what is shown, UIKit's warnings and lifetimes at every rest. Choices
  /// that the scenario makes itself come before the runner's.
  public func check(_ scenario: Scenario) async -> Report {
    await check(scenario, against: Walkthrough(scenario))
  }

  /// Runs a scenario against what the specification is known to say about it.
  func check(_ scenario: Scenario, against walkthrough: Walkthrough) async -> Report {
    let choices = scenario.choices ?? choices
    var run = Run(
      driver: Driver(feature, kind: scenario.kind, choices: choices, watchesLifetimes: checksLifetimes),
      expected: walkthrough.start,
      report: Report(pattern: feature.patternName, scenario: scenario),
      pause: checksLifetimes ? .turn : .ifNeeded,
      keepsSteps: keepsSteps)
    await run.rest()
    for stop in walkthrough.stops {
      guard run.report.passes else { break }
      await run.take(stop)
    }
    await run.rest()
    await run.close()
    return run.report
  }
}

/// A scenario that is under way.
private struct Run {
  let driver: Driver
  /// What must be seen at the next rest.
  private var expected: Snapshot
  /// The rules that were exercised since the last.
  private var rules: RuleSet = [.r1, .r2]
  var report: Report
  /// How long each rest waits, as far as nothing differs.
  let pause: Driver.Pause
  let keepsSteps: Bool
  private var line: Scenario.Line?
  private var isAtRest = false

  init(driver: Driver, expected: Snapshot, report: Report, pause: Driver.Pause, keepsSteps: Bool) {
    self.driver = driver
    self.expected = expected
    self.report = report
    self.pause = pause
    self.keepsSteps = keepsSteps
  }

  mutating func take(_ stop: Walkthrough.Stop) async {
    let step = stop.line.move.step
    if step.isHand { await rest() }
    guard report.passes else { return }
    line = stop.line
    if isAtRest { rules = RuleSet() }
    rules.formUnion(stop.rules)
    isAtRest = false
    if let snapshot = stop.snapshot { expected = snapshot }
    let outcome = await driver.perform(step)
    if keepsSteps { report.steps.append(Report.Step(line: stop.line, outcome: outcome, shown: nil)) }
    if outcome != stop.outcome {
      differ(.outcome(expected: stop.outcome, shown: outcome))
    } else if stop.line.move.leavesRunning {
      await driver.settle(pause)
    } else {
      await rest()
    }
  }

  /// Lets everything come to rest and compares, unless that has been done since the last step.
  mutating func rest() async {
    guard !isAtRest, report.passes else { return }
    isAtRest = true
    guard await driver.rest(pause) else { return differ(.restless) }
    var shown = driver.snapshot
    if shown != expected {
      // Whatever was put off has its turn before this counts.
      guard await driver.rest() else { return differ(.restless) }
      shown = driver.snapshot
    }
    if !report.steps.isEmpty { report.steps[report.steps.count - 1].shown = shown }
    if shown != expected { return differ(.snapshot(expected: expected, shown: shown)) }
    let warnings = driver.takeWarnings()
    if !warnings.isEmpty { return differ(.warnings(warnings)) }
    let leaks = await driver.leaks()
    if !leaks.isEmpty { differ(.leaks(leaks)) }
  }

  /// Closes whatever came of it, and looks at what is left over if nothing differed until then.
  mutating func close() async {
    let alive = await driver.close()
    let warnings = driver.takeWarnings()
    guard report.passes else { return }
    rules = [.m2]
    if !alive.isEmpty {
      differ(.leaks(alive))
    } else if !warnings.isEmpty {
      differ(.warnings(warnings))
    }
  }

  private mutating func differ(_ reason: Report.Reason) {
    report.difference = Report.Difference(line: line, reason: reason, rules: rules)
  }
}
