public import Foundation

/// What a navigation controller tells. UIKit's members are optional; here each has a default.
///
/// Apple, UINavigationController.h. Implement them in the class that declares the conformance.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller's view is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  )
  /// A controller's view is shown, and the transition has ended.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
