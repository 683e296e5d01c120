extension UIWindow {
  /// The hands, the transitions and the open choices of this window. For tests only.
  public var headless: Headless { engine }
}

/// What only tests need of a window: hands that do what a finger could, the end of transitions, and the
/// choices that UIKit leaves open. The window owns it.
public final class Headless {
  /// What UIKit leaves open, for all that happens in this window from now on.
  public var choices = OpenChoices()

  weak var window: UIWindow?
  /// The active presentations, the lowest first. Dropping them frees the controllers.
  var presentations: [UIPresentationController] = []
  private var running: Transition?
  /// The transition whose last callbacks are being called while no request is taken.
  private var ending: Transition?

  init() {}

  // MARK: Transitions

  /// Whether a transition is running: then no finger reaches anything, and no request is taken.
  public var isTransitioning: Bool { running != nil }

  /// Whether a request to present, dismiss, push or pop is refused now.
  var refusesRequests: Bool { running != nil || ending != nil }

  /// Ends the oldest running transition, and calls what waits for its end. Without one nothing happens.
  public func finishTransition() {
    guard let transition = running else { return }
    running = nil
    transition.end(in: self)
  }

  /// Ends transitions until none is running, those included that begin when one ends.
  public func finishTransitions() {
    while running != nil { finishTransition() }
  }

  func start(_ transition: Transition) {
    running = transition
    transition.begin(in: self)
    if !transition.isAnimated, choices.unanimatedEndsAtOnce, isRunning(transition) { finishTransition() }
  }

  /// False when a callback of the transition's beginning replaced the window's root.
  func isRunning(_ transition: Transition) -> Bool { running === transition }

  /// Calls back in the name of a transition that has ended, while requests may still be refused.
  func whileEnding(_ transition: Transition, _ callback: () -> Void) {
    guard !choices.takesRequestsWhileEnding, running == nil, ending == nil else { return callback() }
    ending = transition
    transition.isOpen = true
    callback()
    transition.isOpen = false
    ending = nil
  }

  // MARK: What is shown

  /// The root view controller first, then what it presents, and so on.
  ///
  /// What is being dismissed stays in the chain until its transition has ended.
  public var presentedChain: [UIViewController] {
    guard let root = window?.rootViewController else { return [] }
    return [root] + presentations.map(\.presentedViewController)
  }

  /// The top of the presented chain; when it is a navigation controller, the top of its stack.
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
    // What a full screen presentation hides does not appear with the window.
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

  /// Lets go of a root and of all that it presents, running transitions included.
  func clear(root: UIViewController) {
    running?.isOpen = false
    running = nil
    let gone = [root] + presentations.map(\.presentedViewController)
    let ended = presentations
    presentations = []
    for controller in gone.reversed() {
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
