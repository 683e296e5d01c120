import PortableUIKit
import QuartetShared
import Testing

@testable import QuartetParity

/// The driver refuses taps on a screen that has ended. But it is on screen until a transition has ended, and a tap can
/// arrive that the user made just before.
struct `Login or Comment that has ended` {
  @Test(arguments: await ImplementationUnderTest.all)
  func `A screen that has ended does nothing when one of its buttons is tapped (T2)`(
    implementation: ImplementationUnderTest
  ) async throws {
    for scenario in try Scenario.builtIn() {
      let driver = Driver(implementation.feature, kind: scenario.kind, checksLeaks: false)
      var specification = Specification(kind: scenario.kind)
      for move in scenario.lines.map(\.move) {
        if move.step.waitsUntilIdle, !move.isEarly { await driver.waitUntilIdle() }
        // UIKit calls the action of an alert's button when the alert was dismissed: Comment has not ended before.
        let buttons = specification.asksToDiscard ? [] : driver.buttons
        let outcome = specification.perform(move.step)
        if outcome == .unspecified { break }
        _ = await driver.perform(
          Move(move.step, leavesRunning: true, isEarly: move.isEarly && outcome != .refused))
        // A screen learns of a swipe and of a dismissal by another module when it was dismissed.
        guard !move.step.isOfOtherModule, move.step != .swipe, move.step != .otherWindow else { continue }
        for (identifier, button) in buttons where !specification.isOpen(identifier) && button.isEnabled {
          button.sendActions(for: .touchUpInside)
        }
      }
      await driver.waitUntilIdle()
      #expect(driver.snapshot.layers == specification.snapshot.layers, "\(scenario.name)")
      #expect(driver.snapshot.postedComments == specification.postedComments, "\(scenario.name)")
      _ = await driver.close()
    }
  }

  /// Otherwise the attempt would end with the last reference to it, which is not up to Login.
  @Test(arguments: await ImplementationUnderTest.all, [Step.tap(.element(.loginCancelButton)), .dismissAll])
  func `A screen that has ended has cancelled its attempt, although an object keeps the screen (L9, T6)`(
    implementation: ImplementationUnderTest, end: Step
  ) async {
    let driver = Driver(implementation.feature, checksLeaks: false)
    var specification = await driver.perform(Given.attemptWaiting.steps)
    let kept = driver.window.headless.presentedChain
    for step in [end, .reply(1, .accepted)] {
      _ = await driver.perform(Move(step))
      _ = specification.perform(step)
    }
    #expect(driver.snapshot.layers == specification.snapshot.layers)
    withExtendedLifetime(kept) {}
    _ = await driver.close()
  }

  @Test(
    arguments: await ImplementationUnderTest.all,
    [
      (.commentPending, []), (.loginOpen, [.open("quartet://comment")]),
      (.loginOpen, [.open("quartet://sign-in")]),
    ] as [(Given, [Step])])
  func
    `A screen that has ended does not matter when the user signs in elsewhere before it was dismissed (R4, L13)`(
      implementation: ImplementationUnderTest, start: (given: Given, requests: [Step])
    ) async
  {
    let driver = Driver(implementation.feature, checksLeaks: false)
    var specification = await driver.perform(start.given.steps)
    for step in [.tap(.element(.loginCancelButton))] + start.requests + [.signInElsewhere] {
      _ = await driver.perform(step)
      _ = specification.perform(step)
    }
    await driver.waitUntilIdle()
    #expect(driver.snapshot.layers == specification.snapshot.layers)
    _ = await driver.close()
  }
}

extension Driver {
  /// Performs steps, and returns the specification after them.
  fileprivate func perform(_ steps: [Step]) async -> Specification {
    var specification = Specification()
    for step in steps {
      _ = await perform(Move(step))
      _ = specification.perform(step)
    }
    return specification
  }

  /// The buttons of all screens, covered ones too.
  fileprivate var buttons: [(Identifier, UIButton)] {
    window.headless.presentedChain.flatMap { controller in
      ((controller as? UINavigationController)?.viewControllers ?? [controller]).flatMap { screen in
        (screen.viewIfLoaded?.elements ?? []).compactMap { element in
          (element.view as? UIButton).map { (element.identifier, $0) }
        }
      }
    }
  }
}

extension Specification {
  /// Whether the screen of an element is open.
  fileprivate func isOpen(_ identifier: Identifier) -> Bool {
    switch identifier.rawValue.prefix(while: { $0 != "." }) {
    case "login": login != nil
    case "comment": comment != nil
    default: true
    }
  }
}
