extension UIViewController {
  /// Runs an action as soon as navigation is possible: this controller is on screen, or a full screen presentation
  /// covers it, and no transition runs in its hierarchy or in what is presented over it.
  ///
  /// During a transition, UIKit refuses to present (fact U15 of `UIKitFacts`), and defers pushes, pops and
  /// dismissals (U45 to U50), so that what is shown can differ when they take effect. But links, replies and the end of a
  /// session come at any time. Call this in place of waiting for the transition yourself. To open and close screens, use
  /// ``childScreens``, which waits in the same way.
  ///
  /// - Actions run in the order of the calls, together with the requests of ``childScreens``. If navigation is possible
  ///   now, `action` runs before this call returns.
  /// - An action that starts a transition delays the actions after it until that transition has ended.
  /// - What an action requests of the same controller runs before the actions that came later. So an action can have
  ///   several steps, each of which waits for the transition of the one before.
  /// - The controller keeps the actions until they have run. If it is deallocated first, they do not run.
  ///
  /// A controller that is not on screen yet has its view loaded by this call: while actions wait, a hidden subview
  /// observes the window. The action then runs one turn of the main actor after the view has come into the window.
  ///
  /// - Parameter action: What to do. Refer weakly to objects that may be deallocated in the meantime.
  @preconcurrency public func whenIdle(perform action: @escaping () -> Void) {
    childScreens.add(.action(action))
  }

  /// The transition that runs in this controller, in what it shows or in what is presented over it; nil if none runs.
  @preconcurrency public var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    // For a child, UIKit returns the controller that its ancestor presents (U12).
    shownTransition ?? presentedViewController?.runningTransition
  }

  /// Whether the view is in a window, or a full screen presentation has taken it out of there. As long as it is false,
  /// ``whenIdle(perform:)`` waits.
  @preconcurrency public var isOnScreen: Bool {
    if viewIfLoaded?.window != nil { return true }
    guard let presented = presentedViewController else { return false }
    return [.fullScreen, .currentContext].contains(presented.modalPresentationStyle) && presented.isOnScreen
  }

  /// Whether something over this controller is being presented or dismissed. UIKit still says so in the callbacks at the
  /// end of the transition (U9), when there is no coordinator any more and a presentation would be refused.
  var isChangingPresentation: Bool {
    guard let presented = presentedViewController else { return false }
    return presented.isBeingPresented || presented.isBeingDismissed || presented.isChangingPresentation
  }

  /// The outermost container that this controller is in, or the controller itself.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  private var shownTransition: (any UIViewControllerTransitionCoordinator)? {
    if let transitionCoordinator { return transitionCoordinator }
    for child in shownChildren {
      if let transition = child.shownTransition { return transition }
    }
    return nil
  }

  private var shownChildren: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    default: children
    }
  }
}
