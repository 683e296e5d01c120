public import PortableUIKit

/// A controller as the navigation that shows screens over it sees it: covers one property of `UIViewController`.
///
/// A navigation gets it through `use(_:)` and refers to it weakly. A test passes a fake with a `ChildOpening` of its own.
@MainActor @preconcurrency
public protocol PresentationControlling: AnyObject {
  /// `ChildScreens`, or a fake.
  associatedtype Screens: ChildOpening

  /// Presents or pushes screens over this controller, waits where UIKit would refuse, and closes them.
  var childScreens: Screens { get }
}

extension UIViewController: PresentationControlling {}
