import AllocationCounter
import Foundation
public import HeadlessUIKit

/// The costs of an app of many screens while it runs, measured in a process of its own.
public nonisolated struct AppCosts: Codable, Sendable {
  /// The costs of opening one screen from the one before.
  public struct Step: Codable, Sendable {
    /// The time, with the transition.
    public var nanoseconds = 0.0
    /// Allocations, those that are freed again included.
    public var allocations = 0

    /// Makes a step.
    public init(nanoseconds: Double = 0, allocations: Int = 0) {
      (self.nanoseconds, self.allocations) = (nanoseconds, allocations)
    }
  }

  /// Allocations to make the root, when it is made a second time.
  public var rootAllocations = 0
  /// How many screens were open over the root.
  public var depth = 0
  /// The median of the first ten screens, when they open for the first time.
  public var firstTime = Step()
  /// The median of the same screens, when they open later.
  public var later = Step()
  /// The first screen over the root, later.
  public var shallow = Step()
  /// The deepest screen, later.
  public var deep = Step()
  /// How many screens a link opens over the root.
  public var linkDepth = 0
  /// The time to make the root with the link, and to open all these screens, later.
  public var linkNanoseconds = 0.0
  /// The time to make the root, and to open as many screens by taps, later.
  public var tapsNanoseconds = 0.0
  /// Bytes in use for each open screen.
  public var bytesForOneScreen = 0.0
  /// By how many bytes one way to the deepest screen and back has grown what is in use.
  public var bytesLeft = 0.0
  /// View controllers that were shown, and still exist at the end.
  public var aliveScreens = 0

  /// Costs that were not measured yet.
  public init() {}
}

/// Goes from the root to the deepest screen and back, again and again, and prints the costs as JSON.
///
/// The first button of a screen that is named like another screen, such as `screen1.screen2Button`, opens that screen.
///
/// - Parameters:
///   - depth: The most screens to open, because in some apps the last screen opens the root again.
///   - makeRoot: Makes the first screen, which can follow a link to a deep one.
public func measure(depth: Int, makeRoot: @MainActor (_ byLink: Bool) -> UIViewController) async throws {
  var costs = AppCosts()
  _ = makeRoot(false)
  let before = heap_use().allocations
  _ = makeRoot(false)
  costs.rootAllocations = Int(heap_use().allocations - before)
  var screens = await measure(&costs, depth: depth, GrownApp(root: makeRoot(false)))
  screens += await measureLink(&costs, makeRoot)
  costs.aliveScreens = screens.count { $0.screen != nil }
  print(String(decoding: try JSONEncoder().encode(costs), as: UTF8.self))
}

/// - Returns: References to all screens.
private func measure(
  _ costs: inout AppCosts, depth: Int, _ app: consuming GrownApp
) async -> [GrownApp.Reference] {
  let first = await app.goDown(depth)
  await app.goUp()
  // The system keeps what 400 transitions have allocated for the next ones. What is in use grows no more after that.
  let rounds = 10 + 1000 / first.count
  var steps = first.map { _ in [AppCosts.Step](repeating: AppCosts.Step(), count: rounds) }
  var bytesAtStart: Int64 = 0
  for round in 0..<rounds {
    let closed = heap_bytes_in_use()
    if round == rounds / 2 { bytesAtStart = closed }
    let new = await app.goDown(depth)
    costs.bytesForOneScreen = Double(heap_bytes_in_use() - closed) / Double(new.count)
    for (index, step) in new.enumerated() { steps[index][round] = step }
    await app.goUp()
  }
  costs.bytesLeft = Double(heap_bytes_in_use() - bytesAtStart) / Double(rounds - rounds / 2)
  costs.depth = first.count
  costs.firstTime = median(Array(first.prefix(10)))
  costs.later = median(steps.prefix(10).map(median))
  costs.shallow = median(steps[0])
  costs.deep = median(steps[steps.count - 1])
  app.remembersScreens = true
  _ = await app.goDown(depth)
  await app.goUp()
  return app.screens
}

/// - Returns: References to the screens that a link has opened.
private func measureLink(
  _ costs: inout AppCosts, _ makeRoot: @MainActor (_ byLink: Bool) -> UIViewController
) async -> [GrownApp.Reference] {
  var (links, taps): ([Double], [Double]) = ([], [])
  var screens: [GrownApp.Reference] = []
  for _ in 0..<50 {
    var app: GrownApp?
    var start = ContinuousClock.now
    app = GrownApp(root: makeRoot(true))
    costs.linkDepth = await app?.followLink() ?? 0
    links.append(start.duration(to: .now) / .nanoseconds(1))
    screens = app?.openScreens.map(GrownApp.Reference.init) ?? []
    await app?.goUp()
    start = .now
    app = GrownApp(root: makeRoot(false))
    _ = await app?.goDown(costs.linkDepth)
    taps.append(start.duration(to: .now) / .nanoseconds(1))
    await app?.goUp()
  }
  (costs.linkNanoseconds, costs.tapsNanoseconds) = (links.sorted()[25], taps.sorted()[25])
  return screens
}

private func median(_ steps: [AppCosts.Step]) -> AppCosts.Step {
  AppCosts.Step(
    nanoseconds: steps.map(\.nanoseconds).sorted()[steps.count / 2],
    allocations: steps.map(\.allocations).sorted()[steps.count / 2])
}

/// An app in a window.
private final class GrownApp {
  final class Reference {
    weak var screen: UIViewController?
    init(_ screen: UIViewController) { self.screen = screen }
  }

  var remembersScreens = false
  private(set) var screens: [Reference] = []
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
  }

  /// Opens screens until there is no deeper one.
  func goDown(_ depth: Int) async -> [AppCosts.Step] {
    var steps: [AppCosts.Step] = []
    steps.reserveCapacity(depth)
    remember()
    let clock = ContinuousClock()
    while steps.count < depth, let button = button({ $0.contains(".screen") }) {
      let allocations = heap_use().allocations
      let start = clock.now
      button.sendActions(for: .touchUpInside)
      window.headless.finishTransitions()
      let time = start.duration(to: clock.now)
      steps.append(
        AppCosts.Step(
          nanoseconds: time / .nanoseconds(1), allocations: Int(heap_use().allocations - allocations)))
      await settle()
      remember()
    }
    return steps
  }

  /// Waits until the link has opened its last screen.
  ///
  /// - Returns: How many screens are open over the root.
  func followLink() async -> Int {
    var count = -1
    while count < openScreens.count {
      count = openScreens.count
      await settle()
    }
    return count
  }

  /// The screens over the root.
  var openScreens: ArraySlice<UIViewController> { window.headless.presentedChain.dropFirst() }

  /// Taps “Done” until the root is in front.
  func goUp() async {
    while window.headless.topViewController !== window.rootViewController,
      let button = button({ $0.hasSuffix(".doneButton") })
    {
      button.sendActions(for: .touchUpInside)
      await settle()
    }
  }

  /// Lets what waits for the end of a transition run, in the next turns of the main actor.
  private func settle() async {
    for _ in 0..<3 {
      window.headless.finishTransitions()
      await Task.yield()
    }
  }

  private func remember() {
    if remembersScreens, let screen = window.headless.topViewController { screens.append(Reference(screen)) }
  }

  private func button(_ isMeant: (String) -> Bool) -> UIButton? {
    let views = window.headless.topViewController?.view.subviews ?? []
    return views.lazy.compactMap { $0 as? UIButton }.first { isMeant($0.accessibilityIdentifier ?? "") }
  }
}
