public import PortableUIKit

/// A stack as a navigation sees it: covers one method of `UINavigationController`.
///
/// A navigation gets it through `use(_:)` and holds it weakly. A test passes a fake with this one method.
@MainActor @preconcurrency
public protocol NavigationControlling: AnyObject {
  /// Puts a controller on top of the stack.
  func pushViewController(_ viewController: UIViewController, animated: Bool)
}

/// A stack for a navigation that also goes back.
@MainActor @preconcurrency
public protocol StackControlling: NavigationControlling {
  /// The controller on top of the stack.
  var topViewController: UIViewController? { get }

  /// Removes the top controller and returns it; nil if it is the only one.
  @discardableResult
  func popViewController(animated: Bool) -> UIViewController?
}

extension UINavigationController: StackControlling {}
