public import PortableUIKit

extension UIViewController {
  /// Goes back to a controller: dismisses what is presented over it and pops what was pushed after it.
  ///
  /// It first waits for a running transition. If nothing covers the controller, `completion` runs before this call
  /// returns; otherwise it runs when the last transition has ended. Request no other transition in between.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the same hierarchy, such as this one or a result of ``search(where:)``. It
  ///     is referred to weakly while a transition runs.
  ///   - animated: Whether the transitions are animated.
  ///   - completion: Called with the controller, which nothing covers now; or with nil, if the controller is not in
  ///     the hierarchy, or is not on top after the pop.
  @preconcurrency public func route(
    _ viewController: UIViewController,
    animated: Bool,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    reach(viewController, animated: animated, completion: completion)
  }

  /// Goes back to a controller. In contrast to the first function of this name, the completion takes no controller.
  ///
  /// - Parameter completion: Called when nothing covers the controller; never if it cannot be reached.
  @preconcurrency public func route(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    reach(viewController, animated: animated) { reached in
      if reached != nil { completion() }
    }
  }

  /// Goes back to a controller. In contrast to the first function of this name, the completion takes its own type.
  ///
  /// - Parameter completion: Called with the controller as its own type, or with nil if it cannot be reached.
  @preconcurrency public func route<Target: UIViewController>(
    _ viewController: Target, animated: Bool, completion: @escaping (Target?) -> Void
  ) {
    reach(viewController, animated: animated) { completion($0 as? Target) }
  }

  private func reach(
    _ viewController: UIViewController, animated: Bool, completion: ((UIViewController?) -> Void)?
  ) {
    guard bottom.runningTransition == nil else {
      return bottom.whenIdle(
        perform: continuation(to: viewController, animated: animated, completion: completion))
    }
    guard !bottom.search(where: { $0 === viewController }).isEmpty else {
      completion?(nil)
      return
    }
    if let cover = viewController.cover {
      cover.presentingViewController?.dismiss(
        animated: animated,
        completion: continuation(to: viewController, animated: animated, completion: completion))
    } else if let (stack, content) = viewController.coveringStack {
      stack.popToViewController(content, animated: animated)
      guard stack.topViewController === content else {
        completion?(nil)
        return
      }
      stack.whenTransitionEnds(
        perform: continuation(to: viewController, animated: animated, completion: completion))
    } else {
      completion?(viewController)
    }
  }

  /// Runs an action one turn after the running transition has ended, or synchronously if none runs.
  ///
  /// In contrast to ``whenIdle(perform:)``, it runs before the requests that came later and wait for the same end.
  private func whenTransitionEnds(perform action: @escaping () -> Void) {
    let isQueued = transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      Task { action() }
    }
    if isQueued != true { action() }
  }

  /// The rest of the way, for when a transition has ended.
  private func continuation(
    to viewController: UIViewController, animated: Bool, completion: ((UIViewController?) -> Void)?
  ) -> () -> Void {
    { [weak self, weak viewController] in
      if let self, let viewController {
        self.reach(viewController, animated: animated, completion: completion)
      } else {
        completion?(nil)
      }
    }
  }

  /// What is presented over this controller or over a container of it.
  private var cover: UIViewController? {
    presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The innermost stack in which something covers this controller, and the stack's controller that contains it.
  private var coveringStack: (stack: UINavigationController, content: UIViewController)? {
    var content = self
    while let container = content.parent {
      if let stack = container as? UINavigationController, stack.topViewController !== content {
        return (stack, content)
      }
      content = container
    }
    return nil
  }
}
