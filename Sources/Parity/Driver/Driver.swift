import Foundation
public import Screens
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
  let feature: any Feature
  private let trunk: Trunk
  private let warnings = Warnings()
  private var lifetimes: Lifetimes?

  /// Starts a feature; call ``rest()`` before looking at it.
  ///
  /// - Parameters:
  ///   - type: The pattern's entry point.
  ///   - kind: What a person signs in with.
  ///   - choices: What UIKit leaves open.
  ///   - watchesLifetimes: Whether ``leaks()`` has anything to tell; it costs a walk through every screen shown.
  public init(
    _ type: any Feature.Type, kind: LoginKind = .email, choices: OpenChoices = OpenChoices(),
    watchesLifetimes: Bool = true
  ) {
    gateway = HeldGateway(clock: clock)
    trunk = Trunk(
      authManager: AuthManager(gateway: gateway, clock: clock), commentStore: CommentStore())
    feature = type.init(trunk: trunk, kind: kind)
    if watchesLifetimes { lifetimes = Lifetimes(of: type) }
    window.headless.choices = choices
    UIKitWarning.$sink.withValue(warnings.sink) {
      window.rootViewController = feature.start()
      window.makeKeyAndVisible()
    }
  }

  /// Does one step, and lets the tasks run that it starts; the transitions that it starts are still running then.
  ///
  /// - Returns: Whether it could be taken. A step of a hand cannot while a transition is running: rest first.
  public func perform(_ step: Step) async -> Outcome {
    await UIKitWarning.$sink.withValue(warnings.sink) {
      let outcome = step.isHand ? performByHand(step) : await performByWorld(step)
      await settle()
      return outcome
    }
  }

  /// Ends all transitions and lets all tasks run until there is nothing left of either.
  ///
  /// - Returns: False if there is no end of them.
  @discardableResult
  public func rest() async -> Bool {
    await UIKitWarning.$sink.withValue(warnings.sink) {
      for _ in 0..<Self.patience {
        let isFinished = finishTransitions()
        await settle()
        if isFinished && !window.headless.isTransitioning { return true }
      }
      return false
    }
  }

  /// What is seen now; what should be seen is defined at rest.
  public var snapshot: Snapshot { Snapshot(of: window) }

  /// How many requests the gateway holds, those of attempts that were given up included.
  public var pendingRequests: Int { gateway.pendingCount }

  /// Whether a transition is running.
  public var isTransitioning: Bool { window.headless.isTransitioning }

  /// The warnings of UIKit since the last call.
  public func takeWarnings() -> [String] {
    defer { warnings.texts = [] }
    return warnings.texts
  }

  /// What is still alive of the screens that have gone (M1), told once; to be asked at rest.
  public func leaks() -> [String] {
    lifetimes?.check(window.shownControllers) ?? []
  }

  /// Lets the window go of its root, and answers what is still alive after that (M2).
  ///
  /// Requests that the gateway still holds are answered in the end; the driver cannot be used any more.
  public func close() async -> [String] {
    await UIKitWarning.$sink.withValue(warnings.sink) {
      window.rootViewController = nil
      window.isHidden = true
      await rest()
      let alive = lifetimes?.check([]) ?? []
      while gateway.answer(1, .unreachable) { await settle() }
      return alive
    }
  }

  /// Lets tasks run: one turn at least, so that each goes on that hopped once, and until every request that was
  /// made has reached the gateway and every reply has been taken.
  func settle() async {
    var turns = 0
    repeat {
      await Task.yield()
      turns += 1
    } while trunk.authManager.unansweredRequests != gateway.pendingCount && turns < Self.longPatience
  }

  private func finishTransitions() -> Bool {
    for _ in 0..<Self.patience {
      guard window.headless.isTransitioning else { return true }
      window.headless.finishTransition()
    }
    return false
  }

  /// How often something is done that should need doing a few times at most.
  private static let patience = 100
  /// The same where another thread may have to have its turn first.
  private static let longPatience = 1_000_000

  func expireSession() {
    trunk.authManager.expire()
  }
}

/// The warnings so far.
private final class Warnings {
  var texts: [String] = []
  private(set) lazy var sink: @MainActor @Sendable (String) -> Void = { [weak self] text in
    self?.texts.append(text)
  }
}
