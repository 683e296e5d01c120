public import PortableUIKit

extension UIViewController {
  /// Goes back to a controller: dismisses what is presented over it and pops what was pushed after it.
  ///
  /// It waits for a transition that runs. With nothing in the way the completion runs within the call; otherwise
  /// when the last transition has ended. No other request should be made to UIKit in between.
  ///
  /// - Parameters:
  ///   - viewController: Where to go: this controller, or one that ``search(where:)`` found from it. Referred to
  ///     weakly while a transition runs.
  ///   - animated: Whether what is in the way goes in an animation.
  ///   - completion: Takes the controller, which nothing covers now; nil if it was not found,
  ///     or if it is not on top after the pop.
  @preconcurrency public func route(
    _ viewController: UIViewController,
    animated: Bool,
    completion: ((UIViewController?) -> Void)? = nil
  ) {
    guard bottom.runningTransition == nil else {
      return bottom.whenIdle(
        perform: continuation(to: viewController, animated: animated, completion: completion))
    }
    guard !search(where: { $0 === viewController }).isEmpty else {
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
      route(viewController, animated: animated, completion: completion)
    } else {
      completion?(viewController)
    }
  }

  /// Goes back to a controller, as the other function of this name does.
  ///
  /// - Parameter completion: Runs when nothing covers the controller; never if it cannot be reached.
  @preconcurrency public func route(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    route(viewController, animated: animated) { reached in
      if reached != nil { completion() }
    }
  }

  /// What is left of the way, to be gone when a transition has ended.
  private func continuation(
    to viewController: UIViewController, animated: Bool, completion: ((UIViewController?) -> Void)?
  ) -> () -> Void {
    { [weak self, weak viewController] in
      if let self, let viewController {
        self.route(viewController, animated: animated, completion: completion)
      } else {
        completion?(nil)
      }
    }
  }

  /// What is presented over this controller or over what contains it.
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
