public import PortableUIKit

/// A stack as a navigation sees it: covers one method of `UINavigationController`.
///
/// A navigation gets it through `use(_:)` and refers to it weakly. A test passes a fake with this one method. A push
/// during a transition needs ``PresentationControlling``.
@MainActor @preconcurrency
public protocol NavigationControlling: AnyObject {
  /// Puts a controller on top of the stack.
  func pushViewController(_ viewController: UIViewController, animated: Bool)
}

extension UINavigationController: NavigationControlling {}
