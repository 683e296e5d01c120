import Parity
import PortableUIKit
import Shared

/// A pattern that is played, with the specification worked beside it.
final class Game {
  let pattern: Pattern
  let kind: LoginKind
  /// The seed of what UIKit leaves open; nil for what is most likely.
  let choicesSeed: UInt64?
  /// How many steps were taken or refused.
  private(set) var stepCount = 0
  /// The first difference; there are no more comparisons after it.
  private(set) var difference: Report.Reason?

  private let driver: Driver
  private var specification: Specification
  private var isAtRest = false

  /// Starts a pattern; call ``rest()`` before looking at it.
  init(_ pattern: Pattern, kind: LoginKind, choicesSeed: UInt64? = nil) {
    self.pattern = pattern
    self.kind = kind
    self.choicesSeed = choicesSeed
    driver = Driver(pattern.feature, kind: kind, choices: OpenChoices(seed: choicesSeed))
    specification = Specification(kind: kind)
  }

  /// What is seen now.
  var drawing: Drawing { Drawing(snapshot: driver.snapshot, captions: Captions(of: driver.window)) }

  var isTransitioning: Bool { driver.isTransitioning }

  /// How many requests nobody has answered yet.
  var pendingRequests: Int { driver.pendingRequests }

  /// Lets everything come to rest, and compares.
  func rest() async {
    guard !isAtRest else { return }
    isAtRest = true
    let isResting = await driver.waitUntilIdle()
    guard difference == nil else { return }
    difference = isResting ? await differenceAtRest() : .restless
  }

  /// Takes a step; a hand waits for rest before.
  func perform(_ move: Move) async -> Outcome {
    if move.step.isHand { await rest() }
    stepCount += 1
    isAtRest = false
    let expected = specification.perform(move.step)
    let outcome = await driver.perform(move)
    if outcome != expected && difference == nil {
      difference = .outcome(expected: expected, shown: outcome)
    }
    if !move.leavesRunning { await rest() }
    return outcome
  }

  /// Ends the play; what outlives it is a difference too.
  func end() async {
    await rest()
    let alive = await driver.close()
    let warnings = driver.takeWarnings()
    if difference == nil && !alive.isEmpty { difference = .leaks(alive) }
    if difference == nil && !warnings.isEmpty { difference = .warnings(warnings) }
  }

  private func differenceAtRest() async -> Report.Reason? {
    let (expected, shown) = (specification.snapshot, driver.snapshot)
    if expected != shown { return .snapshot(expected: expected, shown: shown) }
    let warnings = driver.takeWarnings()
    if !warnings.isEmpty { return .warnings(warnings) }
    let leaks = await driver.leaks()
    return leaks.isEmpty ? nil : .leaks(leaks)
  }
}
