public import PortableUIKit

/// The navigation of every scene: its router calls these methods without the type of the view controller.
///
/// A scene's Navigable protocol inherits it, its view controller conforms, and its router refers to the view controller
/// `unowned`. All requirements have a default implementation where the conforming type is a `UIViewController`,
/// so a Navigable protocol is usually empty.
///
/// A `UINavigationController` that conforms works on its own stack, every other controller on the stack that it is in.
/// Only ``childScreens``, ``setRoot(to:)`` and ``whenIdle(perform:)`` wait for a transition that runs.
@MainActor @preconcurrency
public protocol StandardNavigable {
  /// Pushes a controller onto this one's navigation stack; without one, nothing happens. It is a scene of the app then,
  /// which ``childScreens`` knows, unless this one is the navigation controller.
  func push(_ viewController: UIViewController, animated: Bool)

  /// Takes the top controller off this one's navigation stack, unless it is the only one.
  func pop(animated: Bool)

  /// Takes several controllers off the top of this one's navigation stack, in one transition.
  ///
  /// The count is at least 1, and less than there are controllers in the stack; otherwise nothing happens.
  func pop(count: Int, animated: Bool)

  /// Takes everything above a controller off the stack; nothing happens if it is not in the stack.
  func popTo(_ viewController: UIViewController, animated: Bool)

  /// Takes everything but the root off this one's navigation stack.
  func popToRoot(animated: Bool)

  /// Presents a controller modally.
  ///
  /// The completion runs once the controller has appeared; it is kept until then. This is UIKit's own method, so
  /// ``childScreens`` does not know the controller: ``present(_:animated:)`` tells it.
  func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)

  /// Dismisses the screen that this controller presents, with all above it; if it presents nothing, the controller itself.
  ///
  /// The completion runs once the controller has disappeared; it is kept until then.
  func dismiss(animated: Bool, completion: (() -> Void)?)

  /// Makes a controller the root of the window that this one is shown in, which releases the former root.
  ///
  /// This one can be in another tab, or below a pushed or presented controller. The call waits for transitions that
  /// run, and dismisses presented screens. Not animated: UIKit has no such transition. In no window, nothing happens.
  func setRoot(to viewController: UIViewController)

  /// Runs an action as soon as navigation is possible: this controller is on screen, and no transition runs in it or
  /// in what is presented over it.
  ///
  /// Below a pushed controller or in another tab it is not on screen, and the action waits until the user comes back.
  /// To pop, wait with the pushed controller; to navigate from anywhere, with the container that is on screen.
  ///
  /// - Parameter action: Runs before this call returns, or once the running transitions have ended, in the order of the
  ///   calls; kept until then. It does not run if the controller is deallocated first.
  func whenIdle(perform action: @escaping () -> Void)

  /// Opens and closes the scenes over this one; one for each view controller.
  ///
  /// It waits for transitions, keeps the order of requests and leaves screens of other modules alone. Prefer it to
  /// ``present(_:animated:completion:)`` and ``push(_:animated:)``, which do not wait.
  var childScreens: ChildScreens { get }
}

extension StandardNavigable {
  /// Pushes a controller, animated.
  public func push(_ viewController: UIViewController) { push(viewController, animated: true) }

  /// Takes the top controller off the stack, animated.
  public func pop() { pop(animated: true) }

  /// Takes several controllers off the top of the stack, animated.
  public func pop(count: Int) { pop(count: count, animated: true) }

  /// Takes everything above a controller off the stack, animated.
  public func popTo(_ viewController: UIViewController) { popTo(viewController, animated: true) }

  /// Takes everything but the root off the stack, animated.
  public func popToRoot() { popToRoot(animated: true) }

  /// Presents a controller modally, animated by default. It is a scene of the app then, which ``childScreens`` knows.
  public func present(_ viewController: UIViewController, animated: Bool = true) {
    present(viewController, animated: animated, completion: nil)
    childScreens.adopt { $0 === viewController }
  }

  /// Dismisses the presented screen, or the controller itself, animated by default.
  public func dismiss(animated: Bool = true) { dismiss(animated: animated, completion: nil) }
}

// UIViewController's own: `present(_:animated:completion:)`, `dismiss(animated:completion:)`, `whenIdle(perform:)` and
// `childScreens`.
extension StandardNavigable where Self: UIViewController {
  /// Pushes a controller onto the stack.
  public func push(_ viewController: UIViewController, animated: Bool) {
    stack?.pushViewController(viewController, animated: animated)
    if stack !== self, stack?.topViewController === viewController { childScreens.adopt(own: viewController) }
  }

  /// Takes the top controller off the stack.
  public func pop(animated: Bool) { stack?.popViewController(animated: animated) }

  /// Takes several controllers off the top of the stack.
  public func pop(count: Int, animated: Bool) {
    guard count > 0, let stack, let target = stack.viewControllers.dropLast(count).last else { return }
    stack.popToViewController(target, animated: animated)
  }

  /// Takes everything above a controller off the stack.
  public func popTo(_ viewController: UIViewController, animated: Bool) {
    guard let stack, stack.viewControllers.contains(viewController) else { return }
    stack.popToViewController(viewController, animated: animated)
  }

  /// Takes everything but the root off the stack.
  public func popToRoot(animated: Bool) { stack?.popToRootViewController(animated: animated) }

  /// Makes a controller the root of this one's window.
  public func setRoot(to viewController: UIViewController) {
    var root: UIViewController = self
    while let container = root.parent ?? root.presentingViewController { root = container }
    guard root.isOnScreen else { return }
    // What is presented would stay in the window, and with it the former root.
    root.whenIdle { [weak root] in
      if root?.presentedViewController != nil { root?.dismiss(animated: false) }
    }
    root.whenIdle { [weak root] in root?.viewIfLoaded?.window?.rootViewController = viewController }
  }

  private var stack: UINavigationController? { self as? UINavigationController ?? navigationController }
}
