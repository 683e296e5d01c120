public import PortableUIKit
public import QuartetFeatureEntry
public import QuartetShared
import QuartetSharedTesting
import QuartetTesting

/// Runs an implementation of the feature: performs steps, and reads the snapshot from its views.
///
/// It owns the trunk, with a fake gateway and a manual clock, and a window with the feature; a second one once the user
/// goes there. It finds elements by their identifiers, and refuses what the user could not do.
public final class Driver {
  let clock = ManualClock()
  let gateway: FakeGateway
  let trunk: Trunk
  let kind: LoginKind
  /// The window that the user looks at.
  private(set) var front: DrivenWindow
  private var other: DrivenWindow?
  private var frontNumber = 1
  let observer: DriverObserver
  /// How many requests, the oldest first, get no reply from the demo gateway.
  var silenced = 0
  /// The field in which the last step pressed the Return key.
  weak var edited: UITextField?
  private let calls = CallWatch()
  private let makeWindow: () -> DrivenWindow

  /// Starts a feature; call ``waitUntilIdle(_:)`` before you read its snapshot.
  ///
  /// - Parameters:
  ///   - type: The implementation's entry point.
  ///   - kind: What the user signs in with.
  ///   - unspecifiedSeed: The seed of the behaviour that UIKit leaves unspecified; nil for the most likely one.
  ///   - checksLeaks: Whether ``leaks()`` finds leaks. It takes time: every screen's objects are looked at.
  public init(
    _ type: any Feature.Type, kind: LoginKind = .email,
    unspecifiedSeed: UInt64? = nil, checksLeaks: Bool = true
  ) {
    self.kind = kind
    gateway = FakeGateway(clock: clock)
    let trunk = Trunk(authManager: AuthManager(gateway: gateway, clock: clock))
    self.trunk = trunk
    observer = DriverObserver(trunk)
    makeWindow = {
      DrivenWindow(type, trunk: trunk, kind: kind, unspecifiedSeed: unspecifiedSeed, checksLeaks: checksLeaks)
    }
    front = makeWindow()
    observer.act = { [unowned self] in perform($0) }
    watch(front.show)
  }

  /// The window that shows the feature; with two, the one in front.
  public var window: UIWindow { front.window }
  var host: ScreenHost { front.host }
  /// The screen or the alert on top.
  package var topViewController: UIViewController? { host.top }

  private var windows: [DrivenWindow] { [front] + (other.map { [$0] } ?? []) }

  /// The user goes to the other window, which opens the first time.
  func goToOtherWindow() {
    let next = other ?? makeWindow()
    let isNew = other == nil
    other = front
    front = next
    frontNumber = 3 - frontNumber
    if isNew { watch(front.show) }
  }

  /// Performs a line of a scenario: a user action waits until the feature is idle, and the driver waits afterwards
  /// unless the line leaves transitions running.
  ///
  /// - Returns: Whether the step could be performed.
  public func perform(_ move: Move) async -> Outcome {
    let isEarly = move.isEarly && isTransitioning
    if move.step.waitsUntilIdle && !isEarly { await waitUntilIdle() }
    let outcome = isEarly ? await performEarly(move.step) : await perform(move.step)
    if move.leavesRunning { await runPendingTasks() } else { await waitUntilIdle() }
    return outcome
  }

  /// Performs one step and does not wait for the transitions and tasks that it starts.
  ///
  /// - Returns: Whether it could be performed. A user action cannot while a transition is running.
  public func perform(_ step: Step) async -> Outcome {
    edited = nil
    return step.isUserAction ? watch { performUserAction(step) } : await performEnvironmentEvent(step)
  }

  /// Performs one step in the middle of a transition; if that is not possible, after it (T7).
  func performEarly(_ step: Step, _ pause: Pause = .detour) async -> Outcome {
    // UIKit refuses a presentation during a transition, so another module presents as soon as it has ended.
    if case .present = step { watch(finishTransition) }
    let isPossible =
      switch step {
      // UIKit may drop a pop during a transition.
      case .back: !window.headless.unspecifiedBehavior.transitionsDropStackChanges
      // UIKit may drop a dismissal during a presentation; the app then dismisses once more.
      case .dismissAll: !window.headless.unspecifiedBehavior.presentationsDropDismissals
      default: step.canBeEarly
      }
    if isPossible {
      window.headless.allowsTouchesDuringTransitions = true
      defer { window.headless.allowsTouchesDuringTransitions = false }
      let outcome = await perform(step)
      if outcome == .done { return outcome }
    }
    await waitUntilIdle(pause)
    return await perform(step)
  }

  /// Runs tasks without ending a transition, until all work of the domain waits for a reply or for time to pass, and the
  /// pause is over.
  public func runPendingTasks(_ pause: Pause = .detour) async {
    var turns = pause == .ifNeeded && !calls.sawTask ? 1 : 0
    while turns == 0 || trunk.pendingWork.count != gateway.pendingCount + clock.sleeperCount {
      // An implementation can lose a request, and would wait forever.
      guard turns < 1_000_000 else { break }
      // Another thread may need its turn too.
      if pause == .detour || turns > 2 { await Task.yield() } else { await Self.turn.pass() }
      turns += 1
    }
    calls.forgetTasks()
  }

  /// Ends all transitions and runs all tasks until none is left.
  ///
  /// - Returns: False if it never settles.
  @discardableResult
  public func waitUntilIdle(_ pause: Pause = .detour) async -> Bool {
    for _ in 0..<Self.mostAttempts {
      let isFinished = watch(finishTransitions)
      await runPendingTasks(pause)
      if isFinished && !isTransitioning { return true }
    }
    return false
  }

  /// How long the driver waits for tasks that it cannot count.
  public enum Pause: Sendable {
    /// A turn of the main actor if a task has been started, otherwise none. Work that is put off in another way, such
    /// as on a dispatch queue, is not noticed.
    case ifNeeded
    /// A turn of the main actor.
    case turn
    /// A turn by way of another thread, so that a task that left the main actor can come back. It takes much longer.
    case detour
  }

  /// The screens now. The specification defines them while the feature is idle.
  public var snapshot: Snapshot {
    var snapshot = Snapshot(of: window, edited: edited)
    snapshot.postedComments = observer.postedComments
    guard let other else { return snapshot }
    let background = Snapshot(of: other.window)
    snapshot.background = background.layers
    snapshot.window = frontNumber
    if !background.isAnimated { snapshot.isAnimated = false }
    return snapshot
  }

  /// How many requests are pending at the gateway, those of cancelled attempts included.
  public var pendingRequests: Int { gateway.pendingCount }

  /// Whether a transition is running.
  public var isTransitioning: Bool {
    window.headless.isTransitioning || other?.window.headless.isTransitioning == true
  }

  /// UIKit's warnings since the last call.
  public func takeWarnings() -> [String] { calls.takeWarnings() }

  /// The objects that are alive although their screens were dismissed (M1); each is returned once. Call it while the
  /// feature is idle.
  public func leaks() async -> [String] {
    // Every window has to be looked at.
    let isFront = front.mayHaveLeaks()
    guard other?.mayHaveLeaks() ?? false || isFront else { return [] }
    // Work that has been put off may release objects.
    await waitUntilIdle()
    return windows.flatMap { $0.leaks() }
  }

  /// Removes the root of each window and returns the objects that are still alive (M2).
  ///
  /// It then replies to the pending requests. The driver cannot be used any more.
  public func close(_ pause: Pause = .detour) async -> [String] {
    var alive: [String] = []
    for closed in windows {
      _ = closed.mayHaveLeaks(isClosing: true)
      watch(closed.host.close)
      await waitUntilIdle(pause)
      _ = closed.mayHaveLeaks()
      alive += closed.leaks()
    }
    if alive.isEmpty, let made = Headless.MadeControllers.current { alive = front.leaks(of: made.alive) }
    while gateway.reply(.unreachable, to: 1) { await runPendingTasks(pause) }
    return alive
  }

  /// Does something that may start tasks and make UIKit warn.
  func watch<Result>(_ body: () -> Result) -> Result {
    calls.watch(body)
  }

  /// Does something of another module, whose warnings are not the feature's.
  func withoutWarnings(_ body: () -> Void) {
    calls.watch { CallWatch.ignoreWarnings(body) }
  }

  private func finishTransitions() -> Bool {
    for _ in 0..<Self.mostAttempts {
      guard isTransitioning else { return true }
      finishTransition()
    }
    return false
  }

  /// Ends the running transition of the window in front; without one, that of the other window.
  func finishTransition() {
    let isOthers = !window.headless.isTransitioning
    (isOthers ? other : front)?.window.headless.finishTransition()
  }

  private static let turn = Gate(isOpen: true)

  /// A limit for what should need a few repetitions at most.
  private static let mostAttempts = 100
}
