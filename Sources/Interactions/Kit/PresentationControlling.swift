public import PortableUIKit

/// A controller as the navigation that shows screens over it sees it: covers one property of `UIViewController`.
///
/// A navigation gets it through `use(_:)` and refers to it weakly.
@MainActor @preconcurrency
public protocol PresentationControlling: AnyObject {
  /// What presents or pushes screens over this controller, waits where UIKit would refuse, and closes them.
  var childScreens: ChildScreens { get }
}

extension UIViewController: PresentationControlling {}
