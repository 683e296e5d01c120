public import Foundation

/// Manages a popover. No screen here is wide enough for one, so that there is none.
///
/// Apple, UIPopoverPresentationController.h.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains the popover's anchor; owned.
  open var sourceView: UIView?
  /// The anchor, in the coordinates of `sourceView`.
  open var sourceRect = CGRect.zero
  /// The directions that the arrow can have.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Directions of a popover's arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  /// Makes a set of directions from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
}
