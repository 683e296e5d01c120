public import PortableUIKit

/// What a navigation does with a controller that is no stack: covers some methods of `UIViewController`.
@MainActor @preconcurrency
public protocol PresentationControlling: AnyObject {
  /// Presents a controller over this one.
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)

  /// Takes away what this one presents, with everything over it.
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

extension UIViewController: PresentationControlling {}
