public import PortableUIKit

extension UIViewController {
  /// Goes back to a controller: closes its child, dismisses and pops the screens of modules over it, and
  /// brings it to the front in its containers, such as tabs.
  ///
  /// The child that the controller has opened is closed from this call on: its buttons do nothing, and ``search(where:)``
  /// does not find it. The rest waits until the hierarchy is on screen and no transition runs. A child that the controller
  /// opens in the meantime stays, because it was requested later. What another controller than this one has requested before
  /// to open over itself, and what waits, is dropped.
  ///
  /// Another module's screen is not dismissed. Routing goes on when that screen is gone: see
  /// ``UIViewControllable/waitsForOtherModules``. An alert that a module presents by UIKit's own `present` cannot be told
  /// from another module's. A screen with a ``Controllable``, or a container of one, is the app's own, however it was
  /// presented.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the same hierarchy, such as this one or a result of ``search(where:)``. It is
  ///     referred to weakly.
  ///   - animated: Whether the transitions are animated.
  ///   - completion: Called once with the controller, which is visible now, and before later requests; or with nil if it
  ///     is not visible: because it is not in the hierarchy, a later child covers it, or a container does not show it. Kept
  ///     until then: refer weakly to modules.
  @preconcurrency public func route(
    _ viewController: UIViewController,
    animated: Bool = true,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    if viewController !== self { viewController.childScreens.dropRequests() }
    viewController.childScreens.adoptPushed()
    viewController.childScreens.adopt(where: \.isModule)
    viewController.childScreens.close(animated: animated)
    let waits = (self as? any UIViewControllable)?.waitsForOtherModules ?? true
    uncover(viewController, animated: animated, waits: waits, completion: completion)
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
  /// - Parameters:
  ///   - obstacle: The screen that the action before has removed. If it is still there, it cannot be removed.
  ///   - waits: Whether to go on when another module's screen is gone.
  ///   - isWanted: Whether to go on at all.
  func uncover(
    _ target: UIViewController, after obstacle: UIViewController? = nil, animated: Bool, waits: Bool,
    while isWanted: @escaping () -> Bool = { true }, completion: ((UIViewController?) -> Void)?
  ) {
    let proceed = { (bottom: UIViewController, obstacle: UIViewController?, target: UIViewController) in
      bottom.uncover(
        target, after: obstacle, animated: animated, waits: waits, while: isWanted, completion: completion)
    }
    // This controller may be among those that are dismissed on the way.
    whenHierarchyIdle { [weak bottom = bottomOfHierarchy, weak target] in
      guard let bottom = bottom?.bottomOfHierarchy, let target, isWanted(),
        bottom.search(where: { $0 === target }).first != nil
      else {
        completion?(nil)
        return
      }
      guard let next = target.obstacle else {
        completion?(target)
        return
      }
      if next !== obstacle, target.childScreens.openChild == nil,
        target.remove(next, animated: animated)
      {
        proceed(bottom, next, target)
      } else if waits, let cover = target.coverOfOtherModule {
        bottom.whenGone(cover) { [weak bottom, weak target] in
          if let bottom, let target { proceed(bottom, nil, target) } else { completion?(nil) }
        }
      } else {
        completion?(nil)
      }
    }
  }

  /// The screen presented over this controller; otherwise this controller, or the innermost container of it, that its own
  /// parent does not show.
  private var obstacle: UIViewController? { presentedViewController ?? hiddenContent }

  /// Whether this is a module with a ``Controllable``, or contains one: the app's own, however it was opened.
  private var isModule: Bool { self is any Controllable || children.contains(where: \.isModule) }

  private var hiddenContent: UIViewController? { isInFrontInParent ? parent?.hiddenContent : self }

  /// Removes an obstacle of this controller.
  ///
  /// - Returns: False if that is not possible.
  private func remove(_ obstacle: UIViewController, animated: Bool) -> Bool {
    if presentedViewController != nil {
      childScreens.adopt(where: \.isModule)
      guard !isCoveredByOtherModule else { return false }
      obstacle.presentingViewController?.dismiss(animated: animated)
    } else {
      guard let container = obstacle.parent as? any RoutingContainer else { return false }
      container.bringToFront(obstacle, animated: animated)
    }
    return true
  }
}
