public import PortableUIKit

extension UIViewController {
  /// Goes back to a controller: closes its child, dismisses and pops the screens of modules over it, and
  /// brings it to the front in its containers, such as tabs.
  ///
  /// The child that the controller has opened through its `childScreens` is closed from this call on, so that its buttons
  /// do nothing. The rest waits until the hierarchy is on screen and no transition runs. A child that the controller opens
  /// in the meantime stays, because it was requested later. Another module's screen is not dismissed: see
  /// `isCoveredByOtherModule`. A screen with a ``Controllable``, or a container of one, is the app's own, also if it was
  /// presented by UIKit's own method.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the same hierarchy, such as this one or a result of ``search(where:)``. It is
  ///     referred to weakly.
  ///   - animated: Whether the transitions are animated.
  ///   - completion: Called once with the controller, which is visible now, and before later requests; or with nil if it
  ///     is not visible: because it is not in the hierarchy, another module's screen or a later child covers it, or a
  ///     container does not show it.
  @preconcurrency public func route(
    _ viewController: UIViewController,
    animated: Bool = true,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    viewController.childScreens.adopt(where: \.isModule)
    viewController.childScreens.close(animated: animated)
    // This controller may be among those that are dismissed on the way.
    bottom.uncover(viewController, animated: animated, completion: completion)
  }

  /// Goes back to the farthest controller that ``search(where:)`` finds from this one on; without one, it completes with
  /// nil.
  @preconcurrency public func route(
    animated: Bool = true, where predicate: (UIViewController) -> Bool,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    let found = search(where: predicate).last
    if let found { route(found, animated: animated, completion: completion) } else { completion?(nil) }
  }

  /// Removes one obstacle after the other: each is an action from inside the action before, and so comes before what was
  /// requested later.
  ///
  /// - Parameter obstacle: The screen that the action before has removed. If it is still there, it cannot be removed.
  func uncover(
    _ target: UIViewController, after obstacle: UIViewController? = nil, animated: Bool,
    completion: ((UIViewController?) -> Void)?
  ) {
    whenIdle { [weak self, weak target] in
      guard let self, let target, search(where: { $0 === target }).first != nil else {
        completion?(nil)
        return
      }
      guard let next = target.obstacle else {
        completion?(target)
        return
      }
      guard next !== obstacle, target.childScreens.openChild == nil,
        remove(next, from: target, animated: animated)
      else {
        completion?(nil)
        return
      }
      uncover(target, after: next, animated: animated, completion: completion)
    }
  }

  /// The screen presented over this controller; otherwise this controller, or the innermost container of it, that its own
  /// parent does not show.
  private var obstacle: UIViewController? { presentedViewController ?? hiddenContent }

  /// Whether this is a module with a ``Controllable``, or contains one: the app's own, however it was opened.
  private var isModule: Bool { self is any Controllable || children.contains(where: \.isModule) }

  private var hiddenContent: UIViewController? { isInFrontInParent ? parent?.hiddenContent : self }

  /// - Returns: False if that is not possible.
  private func remove(_ obstacle: UIViewController, from target: UIViewController, animated: Bool) -> Bool {
    if target.presentedViewController != nil {
      target.childScreens.adopt(where: \.isModule)
      guard !target.isCoveredByOtherModule else { return false }
      obstacle.presentingViewController?.dismiss(animated: animated)
    } else {
      guard let container = obstacle.parent as? any RoutingContainer else { return false }
      container.bringToFront(obstacle, animated: animated)
    }
    return true
  }
}
