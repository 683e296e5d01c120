public import Screens

/// Runs scenarios on a pattern and on the specification, step by step beside each other.
public struct Runner {
  /// The pattern's entry point.
  public let feature: any Feature.Type
  /// What UIKit leaves open.
  public var choices: OpenChoices
  /// Whether M1 and M2 are checked; it takes most of the time of a run.
  public var checksLifetimes: Bool

  /// Prepares to run scenarios on a pattern.
  public init(
    _ feature: any Feature.Type, choices: OpenChoices = OpenChoices(), checksLifetimes: Bool = true
  ) {
    self.feature = feature
    self.choices = choices
    self.checksLifetimes = checksLifetimes
  }

  /// Runs a scenario from a fresh start up to the first difference, and lets go of everything.
  ///
  /// Outcomes are compared after every step; what is shown, UIKit's warnings and lifetimes at every rest.
  public func check(_ scenario: Scenario) async -> Report {
    var run = Run(
      driver: Driver(feature, kind: scenario.kind, choices: choices, watchesLifetimes: checksLifetimes),
      specification: Specification(kind: scenario.kind),
      report: Report(pattern: feature.patternName, scenario: scenario),
      isCareful: checksLifetimes)
    await run.rest()
    for line in scenario.lines where run.report.passes { await run.take(line) }
    await run.rest()
    await run.close()
    return run.report
  }
}

/// A scenario that is under way.
private struct Run {
  let driver: Driver
  var specification: Specification
  var report: Report
  /// Whether each rest takes a turn, needed or not; lifetimes are told once and must not be looked at too soon.
  let isCareful: Bool
  private var line: Scenario.Line?
  private var isAtRest = false

  init(driver: Driver, specification: Specification, report: Report, isCareful: Bool) {
    self.driver = driver
    self.isCareful = isCareful
    self.specification = specification
    self.report = report
  }

  mutating func take(_ line: Scenario.Line) async {
    let step = line.move.step
    if step.isHand { await rest() }
    guard report.passes else { return }
    self.line = line
    isAtRest = false
    let expected = specification.perform(step)
    let outcome = await driver.perform(step)
    report.steps.append(Report.Step(line: line, outcome: outcome, shown: nil))
    if outcome != expected {
      differ(.outcome(expected: expected, shown: outcome))
    } else if line.move.leavesRunning {
      await driver.settle(afterTurn: isCareful)
    } else {
      await rest()
    }
  }

  /// Lets everything come to rest and compares, unless that has been done since the last step.
  mutating func rest() async {
    guard !isAtRest, report.passes else { return }
    isAtRest = true
    let expected = specification.snapshot
    guard await driver.rest(afterTurn: isCareful) else { return differ(.restless) }
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
    let leaks = driver.leaks()
    if !leaks.isEmpty { differ(.leaks(leaks)) }
  }

  /// Closes whatever came of it, and looks at what is left over if nothing differed until then.
  mutating func close() async {
    let alive = await driver.close()
    let warnings = driver.takeWarnings()
    guard report.passes else { return }
    if !alive.isEmpty {
      differ(.leaks(alive))
    } else if !warnings.isEmpty {
      differ(.warnings(warnings))
    }
  }

  private mutating func differ(_ reason: Report.Reason) {
    report.difference = Report.Difference(line: line, reason: reason)
  }
}
