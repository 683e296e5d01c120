public import PortableUIKit

/// What a navigation does with a stack: covers some methods of `UINavigationController`.
///
/// A navigation holds it weakly and gets it through `use(_:)`; a test gives it a fake.
@MainActor @preconcurrency
public protocol NavigationControlling: PresentationControlling {
  /// Puts a controller on top of the stack.
  func pushViewController(_ viewController: UIViewController, animated: Bool)

  /// Takes the controller on top away, and answers it; nil if it is the only one.
  @discardableResult
  func popViewController(animated: Bool) -> UIViewController?
}

extension UINavigationController: NavigationControlling {}
