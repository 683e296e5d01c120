extension UIViewController {
  /// Runs an action as soon as navigation is possible: this controller is on screen, or a full screen presentation
  /// covers it, and no transition runs in it, in what it contains or in what is presented over it.
  ///
  /// During a transition, UIKit refuses to present (facts U15 and U16 of `UIKitFacts`), and defers pushes, pops and
  /// dismissals (U45 to U50), so that what is shown can differ when they take effect. But links, replies and the end of a
  /// session come at any time. Call this in place of waiting for the transition yourself.
  ///
  /// - Actions run in the order of the calls. If navigation is possible now, `action` runs before this call returns.
  /// - An action that starts a transition delays the actions after it until that transition has ended.
  /// - The controller keeps the actions until they have run. If it is deallocated first, they do not run.
  ///
  /// A root that is not on screen yet has its view loaded by this call: while actions wait, a hidden child view
  /// controller observes the root's appearance. The root needs no code of its own for it.
  ///
  /// - Parameter action: What to do. Refer weakly to objects that may be deallocated in the meantime.
  @preconcurrency public func whenIdle(perform action: @escaping () -> Void) {
    if let navigationQueue {
      navigationQueue.append(action)
    } else if isOnScreen, runningTransition == nil, !isChangingPresentation {
      action()
    } else {
      NavigationQueue(root: self, action: action).runActions()
    }
  }

  /// The transition that runs in this controller, in what it contains or in what is presented over it; nil if none
  /// runs.
  @preconcurrency public var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    // For a child, UIKit returns the controller that its ancestor presents (U12).
    containedTransition ?? presentedViewController?.runningTransition
  }

  /// Whether something over this controller is being presented or dismissed. UIKit still says so in the callbacks at the
  /// end of the transition (U9), when there is no coordinator any more and a presentation would be refused.
  var isChangingPresentation: Bool {
    guard let presented = presentedViewController else { return false }
    return presented.isBeingPresented || presented.isBeingDismissed || presented.isChangingPresentation
  }

  private var containedTransition: (any UIViewControllerTransitionCoordinator)? {
    if let transitionCoordinator { return transitionCoordinator }
    for child in contents {
      if let transition = child.containedTransition { return transition }
    }
    return nil
  }

  /// Whether the view is in a window, or a full screen presentation has taken it out of there. As long as it is false,
  /// ``whenIdle(perform:)`` waits.
  @preconcurrency public var isOnScreen: Bool {
    if viewIfLoaded?.window != nil { return true }
    guard let presented = presentedViewController else { return false }
    return [.fullScreen, .currentContext].contains(presented.modalPresentationStyle) && presented.isOnScreen
  }

  private var contents: [UIViewController] {
    (self as? UINavigationController)?.viewControllers ?? children
  }

  private var navigationQueue: NavigationQueue? {
    if let current = NavigationQueue.current, current.root === self { return current }
    for controller in queueHosts {
      for case let queue as NavigationQueue in controller.children { return queue }
    }
    return nil
  }

  /// What a queue becomes a child of: this controller, or the top of its stack.
  var queueHost: UIViewController { queueHosts[0] }

  /// A navigation controller shows every child that it has, and a tab bar controller makes a tab of it. So the queue is
  /// a child of what is in the stack or in the selected tab.
  private var queueHosts: [UIViewController] {
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
      let others = (tabs.viewControllers ?? []).filter { $0 !== selected }
      return selected.queueHosts + others.flatMap(\.queueHosts)
    }
    guard let stack = self as? UINavigationController, !stack.viewControllers.isEmpty else { return [self] }
    return stack.viewControllers.reversed()
  }
}
