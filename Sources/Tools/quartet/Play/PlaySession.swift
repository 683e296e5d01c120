import QuartetArguments
import QuartetFeatureEntry
import QuartetParity
import PortableUIKit
import QuartetTesting
import QuartetShared

/// An implementation that the user plays, and the specification that runs beside it.
final class PlaySession {
  let implementation: any Feature.Type
  let kind: LoginKind
  /// The seed of UIKit's unspecified behaviour; nil for the most likely behaviour.
  let unspecifiedSeed: UInt64?
  /// The number of steps, also refused ones.
  private(set) var stepCount = 0
  /// The steps that were not refused.
  private(set) var moves: [Move] = []
  /// The first difference. After it, nothing is compared.
  private(set) var difference: Report.Reason?

  private let driver: Driver
  private var specification: Specification

  /// Starts the implementation. Call ``waitUntilIdle()`` before reading ``drawing``.
  init(_ implementation: any Feature.Type, kind: LoginKind, unspecifiedSeed: UInt64? = nil) {
    self.implementation = implementation
    self.kind = kind
    self.unspecifiedSeed = unspecifiedSeed
    driver = Driver(implementation, kind: kind, unspecified: UnspecifiedBehavior(seed: unspecifiedSeed))
    specification = Specification(kind: kind)
  }

  /// What the screen shows now.
  var drawing: Drawing { Drawing(snapshot: driver.snapshot, captions: Captions(of: driver.window)) }

  var isTransitioning: Bool { driver.isTransitioning }

  /// The number of requests without a reply.
  var pendingRequests: Int { driver.pendingRequests }

  /// Waits until the UI is idle, and compares.
  func waitUntilIdle() async {
    let settles = await driver.waitUntilIdle()
    guard difference == nil else { return }
    difference = settles ? await differenceWhenIdle() : .neverSettles
  }

  /// Takes a step. A user action first waits until the UI is idle.
  func perform(_ move: Move) async -> Outcome {
    if move.step.waitsUntilIdle && !move.isEarly { await waitUntilIdle() }
    stepCount += 1
    let expected = specification.perform(move.step)
    if expected == .unspecified { return expected }
    let outcome = await driver.perform(move)
    if outcome != .refused { moves.append(move) }
    if outcome != expected && difference == nil {
      difference = .outcome(expected: expected, shown: outcome)
    }
    if !move.leavesRunning { await waitUntilIdle() }
    return outcome
  }

  /// Closes the window, and checks for leaks.
  func end() async {
    await waitUntilIdle()
    let leaks = await driver.close()
    let warnings = driver.takeWarnings()
    if difference == nil && !leaks.isEmpty { difference = .leaks(leaks) }
    if difference == nil && !warnings.isEmpty { difference = .warnings(warnings) }
  }

  private func differenceWhenIdle() async -> Report.Reason? {
    let (expected, shown) = (specification.snapshot, driver.snapshot)
    if expected != shown { return .snapshot(expected: expected, shown: shown) }
    let warnings = driver.takeWarnings()
    if !warnings.isEmpty { return .warnings(warnings) }
    let leaks = await driver.leaks()
    return leaks.isEmpty ? nil : .leaks(leaks)
  }
}

extension PlaySession {
  /// What the drawing does not show: running transitions and pending requests.
  var hint: String {
    if isTransitioning {
      return "A transition is running: “finish” ends it, and a user action waits for its end."
    }
    if isWaiting {
      return """
        The request is pending: “wait 1s” lets the demo accounts reply,
        “reply accepted”, “reply wrong” and “reply unreachable” are your replies.
        """
    }
    guard pendingRequests > 0 else { return "" }
    return
      "\(Text.count(pendingRequests, "request")) cancelled, but without a reply: use “wait 1s” or “reply wrong”."
  }

  /// Whether the screen on top shows a pending sign-in.
  private var isWaiting: Bool {
    guard case .screen(let screen) = drawing.snapshot.layers.last else { return false }
    return screen.visibleElements.contains { $0.kind == .indicator }
  }
}
