public import Foundation

/// Manages a popover, which is shown as any other presentation here. An iPad needs its anchor.
///
/// Apple, UIPopoverPresentationController.h.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains the popover's anchor; owned.
  open var sourceView: UIView?
  /// A view or a button of a bar that is the anchor; owned.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The anchor, in the coordinates of `sourceView`.
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  var hasAnchor: Bool { sourceView != nil || sourceItem != nil }
}

/// A view or an item to which a popover can point.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Directions of a popover's arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0), down = Self(rawValue: 1 << 1), left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
}
