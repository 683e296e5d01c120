import AllocationCounter
import Foundation
import HeadlessUIKit
import QuartetFeatureEntry
import QuartetImplementations
import QuartetScreens
import QuartetShared
import Testing

@testable import benchmarks

@Suite struct `Measurements` {
  @Test(.enabled(if: heap_use_is_counted())) func `A leak, and an allocation in a tap, miss their budgets`()
    async throws
  {
    let left = try await MeasuredApp.bytesLeftByLogin(Leaking.self, count: 100)
    #expect(left > 1000)
    #expect(try await MeasuredApp.bytesLeftByLogin(Implementations.baseline, count: 1000) < 1)
    var costs = try await RunCosts.measure(
      effort: Effort(
        rounds: 3, shortRepetitions: 2, switchRepetitions: 10, screenRepetitions: 1, closedLogins: 100)
    ) { _ in }
    // What meets its budget is not among the missed ones.
    costs.patterns = [Leaking.patternName, "Observation", "two closures"]
    costs.bytesLeft = [Leaking.patternName: left]
    #expect(costs.missedBudgets.map { $0.prefix { $0 != ":" } } == ["Observation", "Leaking"])
  }
}

/// A feature that keeps every Login that it has shown.
private enum Leaking: Feature {
  static let patternName = "Leaking"

  private static var kept: [UIViewController] = []

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = Implementations.baseline.start(trunk: trunk, kind: kind)
    let review = (root as? UINavigationController)?.topViewController
    (review?.view as? ReviewScreen)?.accountButton.addAction(
      UIAction { [weak review] _ in
        if let login = review?.presentedViewController { kept.append(login) }
      }, for: .touchUpInside)
    return (root, open)
  }
}

/// The counter is checked with known allocations.
@Suite(.enabled(if: heap_use_is_counted())) struct `Allocation counter` {
  private final class Box {
    var next: Box?
  }

  @inline(never) private func use<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }

  private func allocations(_ body: () -> Void) -> (count: Int64, left: Int64) {
    let before = heap_use()
    body()
    let after = heap_use()
    return (after.allocations - before.allocations, after.bytes_in_use - before.bytes_in_use)
  }

  @Test func `An object is one allocation, an array too, and what is freed leaves no bytes`() {
    #expect(allocations {} == (0, 0))
    #expect(allocations { use(Box()) } == (1, 0))
    #expect(allocations { use([Int](repeating: 1, count: 1000)) } == (1, 0))
    let kept = Box()
    let result = allocations { kept.next = Box() }
    #expect(result.count == 1)
    #expect(result.left >= 24)
    #expect(allocations { kept.next = nil }.left == -result.left)
  }

  @Test func `Aligned memory and memory that is resized are counted`() {
    let aligned = allocations {
      UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 256).deallocate()
    }
    #expect(aligned == (1, 0))
    #expect(allocations { free(realloc(malloc(100), 1000)) } == (2, 0))
  }
}
