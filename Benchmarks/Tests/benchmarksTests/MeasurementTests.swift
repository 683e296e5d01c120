import AllocationCounter
import QuartetFeatureEntry
import Foundation
import HeadlessUIKit
import QuartetScreens
import QuartetShared
import Testing

@testable import benchmarks

@Suite struct `Measurements` {
  private static let little = Effort(
    rounds: 3, shortRepetitions: 2, switchRepetitions: 10, screenRepetitions: 1, mostOpen: 100,
    mostClosed: 100)

  @Test(.enabled(if: heap_use_is_counted())) func `A leak misses its budget`() async throws {
    let closed = try await Growth.ofClosedLogins(Leaking.self, most: 1000)
    #expect(closed.bytesForOneMore > 1000)
    var costs = try await RunCosts.measure(effort: Self.little) { _ in }
    costs.patterns = [Leaking.patternName]
    costs.closedLogins = [closed]
    #expect(costs.budgets.map(\.isMet) == [false])
  }
}

/// A feature that keeps every Login that it has shown.
private enum Leaking: Feature {
  static let patternName = "Leaking"

  private static var kept: [UIViewController] = []

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = ScreensAlone.start(trunk: trunk, kind: kind)
    let review = (root as? UINavigationController)?.topViewController
    (review?.view as? ReviewScreen)?.accountButton.addAction(
      UIAction { [weak review] _ in
        if let login = review?.presentedViewController { kept.append(login) }
      }, for: .touchUpInside)
    return (root, open)
  }
}
