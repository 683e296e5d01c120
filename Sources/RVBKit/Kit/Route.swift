public import PortableUIKit

extension UIViewController {
  /// Goes back to a controller: dismisses what modules present over it, pops what was pushed after it, and brings it to
  /// the front in its containers, such as tabs.
  ///
  /// It first waits until the hierarchy is on screen and no transition runs. If nothing covers the controller,
  /// `completion` runs before this call returns; otherwise it runs when the last transition has ended. Request no other
  /// transition in between.
  ///
  /// It dismisses nothing foreign, such as an alert of other code of the app. A screen that is presented is foreign if
  /// neither it nor a screen in it is ``Controllable`` or was shown by `presentChild`. If a foreign screen covers the
  /// controller, nothing that covers it is dismissed.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the same hierarchy, such as this one or a result of ``search(where:)``. It
  ///     is referred to weakly while a transition runs.
  ///   - animated: Whether the transitions are animated.
  ///   - completion: Called with the controller, which is visible now; or with nil, if it is not: because it is not in
  ///     the hierarchy, because something foreign covers it, or because a container does not show it.
  @preconcurrency public func route(
    _ viewController: UIViewController,
    animated: Bool = true,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    reach(viewController, animated: animated, completion: completion)
  }

  /// Goes back to a controller. In contrast to the first function of this name, the completion takes no controller.
  ///
  /// The completion is called when the controller is visible; never if it cannot be reached.
  @preconcurrency public func route(
    _ viewController: UIViewController, animated: Bool = true, completion: @escaping () -> Void
  ) {
    reach(viewController, animated: animated) { reached in
      if reached != nil { completion() }
    }
  }

  /// Goes back to a controller. In contrast to the first function of this name, the completion takes its own type.
  ///
  /// The completion is called with the controller as its own type, or with nil if it cannot be reached.
  @preconcurrency public func route<Target: UIViewController>(
    _ viewController: Target, animated: Bool = true, completion: @escaping (Target?) -> Void
  ) {
    reach(viewController, animated: animated) { completion($0 as? Target) }
  }

  /// Goes back to the farthest of the controllers that ``search(where:)`` finds.
  ///
  /// The completion is called with the controller, or with nil if there is none or it cannot be reached.
  @preconcurrency public func route(
    where predicate: (UIViewController) -> Bool,
    animated: Bool = true,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    if let found = search(where: predicate).last {
      reach(found, animated: animated, completion: completion)
    } else {
      completion?(nil)
    }
  }

  private func reach(
    _ viewController: UIViewController, animated: Bool, completion: ((UIViewController?) -> Void)?
  ) {
    // This controller may be among those that are dismissed on the way.
    let bottom = bottom
    let proceed: () -> Void = { [weak bottom, weak viewController] in
      if let bottom, let viewController {
        bottom.reach(viewController, animated: animated, completion: completion)
      } else {
        completion?(nil)
      }
    }
    guard bottom.runningTransition == nil else { return bottom.whenIdle(perform: proceed) }
    guard bottom.search(where: { $0 === viewController }).first != nil else {
      completion?(nil)
      return
    }
    guard bottom.isOnScreen else { return bottom.whenIdle(perform: proceed) }
    if let cover = viewController.cover {
      if cover.isForeign {
        completion?(nil)
      } else {
        cover.presentingViewController?.dismiss(animated: animated, completion: proceed)
      }
    } else if let hidden = viewController.hiddenContent {
      guard let container = hidden.parent as? any RoutingContainer else {
        completion?(nil)
        return
      }
      container.bringToFront(hidden, animated: animated) { [weak hidden] in
        if hidden?.isInFrontInParent == true { proceed() } else { completion?(nil) }
      }
    } else {
      completion?(viewController)
    }
  }

  /// What is presented over this controller or over a container of it.
  fileprivate var cover: UIViewController? {
    presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// This controller or the innermost container of it that its own parent does not show.
  fileprivate var hiddenContent: UIViewController? {
    isInFrontInParent ? parent?.hiddenContent : self
  }
}

extension UIViewControllable {
  /// Whether this view is covered, or is going to be: by a screen over it, or by a child that `presentChild` shows as soon
  /// as the running transition has ended.
  ///
  /// Of two buttons that the user taps at once, the first may open a screen. Ask for this in the action of the second,
  /// which should do nothing then. A screen that is being dismissed covers nothing.
  @preconcurrency public var isCovered: Bool {
    isWaitingForChild || cover != nil || hiddenContent != nil
  }

  /// Whether a request of `presentChild` for a child of this view waits for the end of a transition.
  @preconcurrency public var isWaitingForChild: Bool { WeakControllers.waitingParents.contains(self) }
}
