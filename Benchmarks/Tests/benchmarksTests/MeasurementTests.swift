import AllocationCounter
import QuartetFeatureEntry
import Foundation
import HeadlessUIKit
import QuartetImplementations
import QuartetScreens
import QuartetShared
import Testing

@testable import benchmarks

@Suite struct `Measurements` {
  private static let little = Effort(
    rounds: 3, shortRepetitions: 2, switchRepetitions: 10, screenRepetitions: 1, mostOpen: 100,
    mostClosed: 100)

  @Test func `Every implementation has every figure, and a tap on a switch allocates nothing`() async throws {
    let costs = try await RunCosts.measure(effort: Self.little) { _ in }
    let names = Implementations.all.map { $0.patternName }
    #expect(costs.benchmarks.map(\.title) == Benchmark.all.map(\.title))
    for benchmark in costs.benchmarks {
      let isFeature = benchmark.title != "a tap on a switch"
      #expect(
        benchmark.costs.map(\.name)
          == (isFeature
            ? names + [ScreensAlone.patternName] : ["Round Table", "Baseline", Benchmark.documentName]))
      #expect(benchmark.costs.allSatisfy { $0.nanoseconds.median > 0 && $0.ratio.median > 0 })
    }
    #expect(costs.openFeatures.map(\.name) == names)
    #expect(costs.closedLogins.map(\.name) == names)
    // Other tests use memory at the same time: the command checks the budgets of growth in a process of its own.
    // Of the others, only a release build allocates nothing. The command checks them.
    let messages = costs.budgets.filter { $0.title == "a tap on a switch: allocations" }
    #expect(messages.map(\.isMet) == [true])
  }

  @Test(.enabled(if: heap_use_is_counted())) func `A leak misses its budget`() async throws {
    let closed = try await Growth.ofClosedLogins(Leaking.self, most: 1000)
    #expect(closed.bytesForOneMore > 1000)
    var costs = try await RunCosts.measure(effort: Self.little) { _ in }
    costs.patterns = [Leaking.patternName]
    costs.closedLogins = [closed]
    #expect(costs.budgets.map(\.isMet) == [false])
  }

  @Test func `An implementation without the screens cannot be measured`() async {
    await #expect(throws: MeasuredApp.Missing.self) {
      try await RunCosts.measure([Blank.self], effort: Self.little) { _ in }
    }
  }

  @Test func `A spread has a median and two quartiles`() {
    let spread = Spread(of: [5, 1, 4, 2, 3])
    #expect([spread.lowerQuartile, spread.median, spread.upperQuartile] == [2, 3, 4])
  }
}

/// A feature that shows an empty screen.
private enum Blank: Feature {
  static let patternName = "Blank"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    (UIViewController(), { _ in false })
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
