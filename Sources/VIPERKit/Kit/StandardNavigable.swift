public import PortableUIKit

/// The navigation that every scene's router can ask for, without seeing the view controller's type.
///
/// A scene's Navigable protocol inherits it, its view controller conforms, and its router refers to that one
/// `unowned`. All requirements have a default implementation where the conforming type is a `UIViewController`,
/// so a Navigable protocol is usually empty.
///
/// None of them waits for a transition that runs; ``whenIdle(perform:)`` does.
@MainActor @preconcurrency
public protocol StandardNavigable {
  /// Pushes a controller onto the stack that this one stands in; without one, nothing happens.
  func push(_ viewController: UIViewController, animated: Bool)

  /// Takes the top controller off the stack that this one stands in, unless it is the only one.
  func pop(animated: Bool)

  /// Takes everything above a controller off the stack; nothing happens if it does not stand in that stack.
  func popTo(_ viewController: UIViewController, animated: Bool)

  /// Takes everything but the root off the stack that this one stands in.
  func popToRoot(animated: Bool)

  /// Presents a controller modally.
  ///
  /// - Parameter completion: Runs once the controller has appeared; kept until then.
  func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)

  /// Dismisses what this controller presents, with all above it; if it presents nothing, the controller itself.
  ///
  /// - Parameter completion: Runs once the controller has disappeared; kept until then.
  func dismiss(animated: Bool, completion: (() -> Void)?)

  /// Makes a controller the root of the window that this one is shown in, and lets go of the former root.
  ///
  /// Not animated: UIKit has no such transition. In no window, nothing happens.
  func setRoot(to viewController: UIViewController)

  /// Runs an action as soon as navigation is possible: this controller is on screen, and no transition runs in it or
  /// in what is presented over it.
  ///
  /// - Parameter action: Runs before this call returns, or once the running transitions have ended, in the order of the
  ///   calls; kept until then. It does not run if the controller is deallocated first.
  func whenIdle(perform action: @escaping () -> Void)
}

extension StandardNavigable {
  /// Pushes a controller, animated.
  public func push(_ viewController: UIViewController) {
    push(viewController, animated: true)
  }

  /// Takes the top controller off the stack, animated.
  public func pop() {
    pop(animated: true)
  }

  /// Takes everything above a controller off the stack, animated.
  public func popTo(_ viewController: UIViewController) {
    popTo(viewController, animated: true)
  }

  /// Takes everything but the root off the stack, animated.
  public func popToRoot() {
    popToRoot(animated: true)
  }

  /// Presents a controller modally, animated unless told otherwise.
  public func present(_ viewController: UIViewController, animated: Bool = true) {
    present(viewController, animated: animated, completion: nil)
  }

  /// Dismisses what is presented, or the controller itself, animated unless told otherwise.
  public func dismiss(animated: Bool = true) {
    dismiss(animated: animated, completion: nil)
  }
}

// `present(_:animated:completion:)`, `dismiss(animated:completion:)` and `whenIdle(perform:)` are UIViewController's own.
extension StandardNavigable where Self: UIViewController {
  /// Pushes a controller onto the navigation controller's stack.
  public func push(_ viewController: UIViewController, animated: Bool) {
    navigationController?.pushViewController(viewController, animated: animated)
  }

  /// Takes the top controller off the navigation controller's stack.
  public func pop(animated: Bool) {
    navigationController?.popViewController(animated: animated)
  }

  /// Takes everything above a controller off the navigation controller's stack.
  public func popTo(_ viewController: UIViewController, animated: Bool) {
    guard let stack = navigationController, stack.viewControllers.contains(viewController) else { return }
    stack.popToViewController(viewController, animated: animated)
  }

  /// Takes everything but the root off the navigation controller's stack.
  public func popToRoot(animated: Bool) {
    navigationController?.popToRootViewController(animated: animated)
  }

  /// Makes a controller the root of this one's window.
  public func setRoot(to viewController: UIViewController) {
    let container = navigationController ?? self
    container.viewIfLoaded?.window?.rootViewController = viewController
  }
}
