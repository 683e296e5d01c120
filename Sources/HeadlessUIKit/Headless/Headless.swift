extension UIWindow {
  /// User actions, transitions and unspecified behaviour of this window, for tests.
  public var headless: Headless { engine }
}

/// What tests need beyond UIKit's API: user actions, the end of transitions, and the behaviour that UIKit does
/// not specify. The window owns it.
public final class Headless {
  /// The behaviour of this window that UIKit does not specify.
  public var unspecifiedBehavior = UnspecifiedBehavior()

  weak var window: UIWindow?
  /// The active presentations, the lowest first. They own the presented controllers.
  var presentations: [UIPresentationController] = []
  private var running: Transition?
  /// The transition whose callbacks are running while requests are refused.
  private var ending: Transition?

  init() {}

  // MARK: Transitions

  /// Whether a transition is running. Until it ends, touches are ignored and requests are refused.
  public var isTransitioning: Bool { running != nil }

  /// Whether a request to present, dismiss, push or pop is refused now.
  var refusesRequests: Bool { running != nil || ending != nil }

  /// Ends the running transition and runs its callbacks. Without one, nothing happens.
  public func finishTransition() {
    guard let transition = running else { return }
    running = nil
    transition.end(in: self)
  }

  /// Ends transitions until none is running, including those that begin when another one ends.
  public func finishTransitions() {
    while running != nil { finishTransition() }
  }

  func start(_ transition: Transition) {
    running = transition
    transition.begin(in: self)
    let endsNow = !transition.isAnimated && unspecifiedBehavior.unanimatedTransitionsEndSynchronously
    if endsNow, isRunning(transition) { finishTransition() }
  }

  /// False after a callback of the transition's beginning has replaced the window's root.
  func isRunning(_ transition: Transition) -> Bool { running === transition }

  /// Runs a callback of a transition that has ended, during which requests may still be refused.
  func whileEnding(_ transition: Transition, _ callback: () -> Void) {
    guard !unspecifiedBehavior.acceptsRequestsWhileEnding, running == nil, ending == nil else {
      return callback()
    }
    ending = transition
    transition.isOpen = true
    callback()
    transition.isOpen = false
    ending = nil
  }

  // MARK: Presented controllers

  /// The root view controller, then the controller that it presents, and so on.
  ///
  /// A controller that is being dismissed stays in the chain until its transition has ended.
  public var presentedChain: [UIViewController] {
    guard let root = window?.rootViewController else { return [] }
    return [root] + presentations.map(\.presentedViewController)
  }

  /// The last controller of the presented chain, or its `topViewController` if it is a navigation controller.
  public var topViewController: UIViewController? {
    guard let top = topOfChain else { return nil }
    return (top as? UINavigationController)?.topViewController ?? top
  }

  var topOfChain: UIViewController? {
    presentations.last?.presentedViewController ?? window?.rootViewController
  }

  // MARK: The window's root

  func showRoot() {
    guard let window, let root = window.rootViewController else { return }
    // A controller under a full screen presentation does not appear with the window.
    let chain = presentedChain
    let first = presentations.lastIndex { $0.presentationStyle.removesPresenter }.map { $0 + 1 } ?? 0
    for controller in chain[first...] {
      controller.willAppear(false)
      if controller === root { window.attach(root.view, at: 0) }
      controller.isAppearing(false)
      controller.didAppear(false)
    }
  }

  func hideAll() {
    for controller in presentedChain.reversed() {
      controller.willDisappear(false)
      controller.didDisappear(false)
    }
  }

  /// Releases a root and everything that it presents, including running transitions.
  func clear(root: UIViewController) {
    running?.isOpen = false
    running = nil
    let released = [root] + presentations.map(\.presentedViewController)
    let ended = presentations
    presentations = []
    for controller in released.reversed() {
      controller.willDisappear(false)
      controller.viewIfLoaded?.detach()
      controller.didDisappear(false)
      controller.vanish()
      controller.presenter?.presented = nil
      controller.presenter = nil
      controller.isBeingPresented = false
      controller.isBeingDismissed = false
    }
    for presentation in ended { presentation.isOver = true }
  }
}
