public import FeatureEntry
import Foundation
public import PortableUIKit
public import Shared

/// Works a feature the way a person and the world do, and reads what is seen from its views.
///
/// It owns the window, the feature and a trunk of their own, with a gateway that holds every request and a clock
/// that stands still. It finds elements by their identifiers and refuses what no finger could do.
public final class Driver {
  /// What the feature is shown in.
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  let gateway: HeldGateway
  let clock = ManualClock()
  let openLink: (URL) -> Bool
  let trunk: Trunk
  private let warnings = Warnings()
  private var tasks = TaskWatch()
  private var lifetimes: Lifetimes?

  /// Starts a feature; call ``rest(_:)`` before looking at it.
  ///
  /// - Parameters:
  ///   - type: The pattern's entry point.
  ///   - kind: What a person signs in with.
  ///   - choices: What UIKit leaves open.
  ///   - watchesLifetimes: Whether ``leaks()`` has anything to tell; it costs a walk through every screen shown.
  public init(
    _ type: any Feature.Type, kind: LoginKind = .email, choices: UnspecifiedBehavior = UnspecifiedBehavior(),
    watchesLifetimes: Bool = true
  ) {
    gateway = HeldGateway(clock: clock)
    trunk = Trunk(
      authManager: AuthManager(gateway: gateway, clock: clock), commentStore: CommentStore())
    let (root, open) = type.start(trunk: trunk, kind: kind)
    openLink = open
    if watchesLifetimes { lifetimes = Lifetimes(of: type) }
    window.headless.unspecifiedBehavior = choices
    watch {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  /// Does what a line says, as the runner does: a hand waits for rest, and rest follows unless the line has dots.
  ///
  /// - Returns: Whether the step could be taken.
  public func perform(_ move: Move) async -> Outcome {
    if move.step.isHand { await rest() }
    let outcome = await perform(move.step)
    if move.leavesRunning { await settle() } else { await rest() }
    return outcome
  }

  /// Does one step and nothing else: transitions and tasks that it starts are under way then.
  ///
  /// - Returns: Whether it could be taken. A step of a hand cannot while a transition is running.
  public func perform(_ step: Step) async -> Outcome {
    step.isHand ? watch { performByHand(step) } : await performByWorld(step)
  }

  /// Lets tasks run without ending a transition: until every request that was made has reached the gateway and
  /// every reply has been taken, and as long as is told.
  public func settle(_ pause: Pause = .detour) async {
    var turns = pause == .ifNeeded && !tasks.sawTask ? 1 : 0
    while turns == 0 || trunk.authManager.unansweredRequests != gateway.pendingCount {
      guard turns < 1_000_000 else { break }
      // Another thread may have to have its turn too.
      if pause == .detour || turns > 2 { await Task.yield() } else { await Self.turn.pass() }
      turns += 1
    }
    tasks.forget()
  }

  /// Ends all transitions and lets all tasks run until there is nothing left of either.
  ///
  /// - Returns: False if there is no end of them.
  @discardableResult
  public func rest(_ pause: Pause = .detour) async -> Bool {
    for _ in 0..<Self.patience {
      let isFinished = watch(finishTransitions)
      await settle(pause)
      if isFinished && !isTransitioning { return true }
    }
    return false
  }

  /// How long tasks are let run of which nobody can know whether they are under way.
  public enum Pause: Sendable {
    /// A turn of the main actor where a task has been started, and none elsewhere. It is not noticed then what is
    /// put off in other ways, such as on a dispatch queue.
    case ifNeeded
    /// A turn of the main actor.
    case turn
    /// A turn by way of another thread, so that who left the main actor can come back. It takes much longer.
    case detour
  }

  /// What is seen now; what should be seen is defined at rest.
  public var snapshot: Snapshot { Snapshot(of: window) }

  /// How many requests the gateway holds, those of attempts that were given up included.
  public var pendingRequests: Int { gateway.pendingCount }

  /// Whether a transition is running.
  public var isTransitioning: Bool { window.headless.isTransitioning }

  /// The warnings of UIKit since the last call.
  public func takeWarnings() -> [String] { warnings.take() }

  /// What is still alive of the screens that have gone (M1), told once; to be asked at rest.
  public func leaks() async -> [String] {
    guard let lifetimes, lifetimes.look(at: window.shownControllers) else { return [] }
    // Whatever was put off has its turn before this counts.
    await rest()
    return lifetimes.leaks()
  }

  /// Lets the window go of its root, and answers what is still alive after that (M2).
  ///
  /// Requests that the gateway still holds are answered in the end; the driver cannot be used any more.
  public func close() async -> [String] {
    watch {
      window.rootViewController = nil
      window.isHidden = true
    }
    await rest()
    _ = lifetimes?.look(at: [])
    let alive = lifetimes?.leaks() ?? []
    while gateway.answer(1, .unreachable) { await settle() }
    return alive
  }

  /// Does something that may make UIKit warn and that may start tasks.
  func watch<Result>(_ body: () -> Result) -> Result {
    tasks.watch { warnings.collect(body) }
  }

  private func finishTransitions() -> Bool {
    for _ in 0..<Self.patience {
      guard window.headless.isTransitioning else { return true }
      window.headless.finishTransition()
    }
    return false
  }

  private static let turn = Gate(isOpen: true)

  /// How often something is done that should need doing a few times at most.
  private static let patience = 100
}
