public import Foundation

/// The delegate of a navigation controller.
///
/// Apple, UINavigationController.h. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller's view will appear.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller's view has appeared, and the transition has ended.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(_: UINavigationController, willShow _: UIViewController, animated: Bool) {}
  public func navigationController(_: UINavigationController, didShow _: UIViewController, animated: Bool) {}
}
