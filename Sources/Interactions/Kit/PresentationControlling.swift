public import PortableUIKit

/// A controller over which a navigation presents: covers some members of `UIViewController`.
@MainActor @preconcurrency
public protocol PresentationControlling: AnyObject {
  /// What is presented over this controller, or over what contains it.
  var presentedViewController: UIViewController? { get }

  /// Presents a controller over this one.
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses what this controller presents, with everything over it.
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

extension PresentationControlling {
  /// Presents a controller over this one.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
    present(viewControllerToPresent, animated: flag, completion: nil)
  }

  /// Dismisses what this controller presents, with everything over it.
  public func dismiss(animated flag: Bool) {
    dismiss(animated: flag, completion: nil)
  }
}

extension UIViewController: PresentationControlling {}
