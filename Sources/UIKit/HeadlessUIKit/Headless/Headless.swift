extension UIWindow {
  /// User actions, transitions and unspecified behaviour of this window, for tests.
  public var headless: Headless { engine }
}

/// Everything that tests need beyond UIKit's API: user actions, the end of transitions, and behaviour that UIKit does
/// not specify. The window owns it.
public final class Headless {
  /// The behaviour of this window that UIKit does not specify.
  public var unspecifiedBehavior = UnspecifiedBehavior()

  /// The kind of device. On a pad, presenting an action sheet without an anchor for its popover logs a warning.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The size classes after a change; until then those of the device.
  var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)?
  var traits: UITraitCollection {
    guard let sizeClasses else { return UITraitCollection(userInterfaceIdiom: userInterfaceIdiom) }
    return UITraitCollection(userInterfaceIdiom, sizeClasses.horizontal, sizeClasses.vertical)
  }

  weak var window: UIWindow?
  /// The active presentations, the lowest first. They own the presented controllers.
  var presentations: [UIPresentationController] = []
  /// Whether touches reach views while a transition is running, as on iOS 26. False by default, as on iOS 18.
  /// Assistive technology can act in the middle of a presentation on every version.
  public var allowsTouchesDuringTransitions = false

  /// Whether a transition that code asked for was not animated.
  public private(set) var hasSkippedAnimation = false

  private(set) var running: Transition?
  /// The transition that has ended and whose callbacks are running, if they are part of it.
  private var ending: Transition?
  /// How many transitions are running their last callbacks; one can end within another.
  private var endings = 0
  /// The requests that wait for the end of a transition, in the order of the calls.
  private var deferredRequests: [() -> Void] = []
  /// The controllers that appear with the window, before `viewIsAppearing` and before `viewDidAppear`.
  private var controllersBeforeLayout: [UIViewController] = []
  private var controllersBeforeAppearance: [UIViewController] = []

  init() {}

  // MARK: Transitions

  /// Whether a transition is running, or the window's root has not appeared yet.
  public var isTransitioning: Bool { running != nil || isShowingRoot }

  /// The transition that prevents another one now: a presentation is refused, other requests have to wait.
  var transitionInTheWay: Transition? { running ?? ending }

  /// Completes the appearance of the window's root or, after that, ends the running transition, and runs the
  /// callbacks. Then the requests that had to wait take effect. Without a transition, nothing happens.
  public func finishTransition() {
    if isShowingRoot { finishShowingRoot() } else if let running { end(running) }
  }

  /// Ends transitions until none is running, including those that begin when another one ends.
  public func finishTransitions() { while isTransitioning { finishTransition() } }

  func start(_ transition: Transition) {
    layOutRoot()
    running = transition
    if !transition.isAnimated { hasSkippedAnimation = true }
    transition.begin(in: self)
    transition.endInteraction()
    let endsNow = !transition.isAnimated && unspecifiedBehavior.unanimatedTransitionsEndSynchronously
    if endsNow, isRunning(transition) { end(transition) }
  }

  private func end(_ transition: Transition) {
    running = nil
    endings += 1
    transition.end(in: self)
    endings -= 1
    performDeferredRequests()
  }

  /// False after a callback of the transition's beginning has replaced the window's root.
  func isRunning(_ transition: Transition) -> Bool { running === transition }

  /// Whether changes of a stack and dismissals have to wait, also for requests that were deferred before them.
  var defersRequests: Bool { transitionInTheWay != nil || !deferredRequests.isEmpty }

  /// Keeps a request until the transition has ended that is in its way.
  func deferRequest(_ request: @escaping () -> Void) { deferredRequests.append(request) }

  /// Performs the requests that wait, unless something is still in their way.
  func performDeferredRequests() {
    while endings == 0, transitionInTheWay == nil, !deferredRequests.isEmpty {
      deferredRequests.removeFirst()()
    }
  }

  /// Runs a callback of a transition that has ended, which may be part of the transition.
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
    var chain = [root]
    for presentation in presentations { chain.append(presentation.presentedViewController) }
    return chain
  }

  /// The last controller of the presented chain; of a navigation or tab bar controller, what it shows.
  public var topViewController: UIViewController? { topOfChain?.frontChain.last }

  var topOfChain: UIViewController? {
    presentations.last?.presentedViewController ?? window?.rootViewController
  }

  // MARK: The window's root

  /// Whether the window's root will appear but has not appeared.
  var isShowingRoot: Bool { !controllersBeforeAppearance.isEmpty }

  /// Shows the root, and what it presents if the window was hidden.
  ///
  /// `viewWillAppear` is called now. `viewIsAppearing` and `viewDidAppear` come later: in an app, when the run
  /// loop turns; here, when a test finishes the transition.
  func showRoot(withPresentations: Bool) {
    guard let window, let root = window.rootViewController else { return }
    for controller in uncoveredChain where withPresentations || controller === root {
      controllersBeforeLayout.append(controller)
      controllersBeforeAppearance.append(controller)
      controller.willAppear(false)
      if controller === root, window.rootViewController === root { window.attach(root.view, at: 0) }
    }
  }

  /// The presented chain without what is under a full screen presentation.
  private var uncoveredChain: ArraySlice<UIViewController> {
    // A presentation remains when its presenter stops being the root. It does not cover the new root.
    let remains = presentations.first?.presentingViewController.wasReplacedAsRoot == true
    let last = remains ? nil : presentations.lastIndex { $0.presentationStyle.removesPresenter }
    return presentedChain[(last.map { $0 + 1 } ?? 0)...]
  }

  /// The first layout of the root.
  private func layOutRoot() {
    let controllers = controllersBeforeLayout
    controllersBeforeLayout = []
    for controller in controllers where controller.appearance == .appearing { controller.isAppearing(false) }
  }

  private func finishShowingRoot() {
    layOutRoot()
    let controllers = controllersBeforeAppearance
    controllersBeforeAppearance = []
    for controller in controllers { controller.didAppear(false) }
  }

  func hideAll() {
    controllersBeforeLayout = []
    controllersBeforeAppearance = []
    for controller in presentedChain.reversed() {
      controller.willDisappear(false)
      controller.didDisappear(false)
    }
    performDeferredRequests()
  }

  /// Releases a root that was replaced. What it presents stays, and retains it.
  ///
  /// A change of its stack ends without its completion handlers.
  func remove(root: UIViewController) {
    let change = running as? StackChange
    let endsChange = change?.outermostController === root
    if endsChange { running = nil }
    controllersBeforeLayout.removeAll { $0 === root }
    controllersBeforeAppearance.removeAll { $0 === root }
    root.willDisappear(false)
    root.viewIfLoaded?.detach()
    root.didDisappear(false)
    if endsChange { change?.abandon() }
    performDeferredRequests()
  }
}
