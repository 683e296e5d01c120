public import Foundation

/// The delegate of a tab bar controller. Its methods are called for taps of the user only, not when code selects.
///
/// Apple, UITabBarController.h. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has tapped a tab that may be selected, also if it was selected before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool { true }
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
}
