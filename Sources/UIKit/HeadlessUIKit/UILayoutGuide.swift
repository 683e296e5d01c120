public import Foundation

/// A rectangular area that takes part in Auto Layout and is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Makes a guide without an owning view.
  public override init() {
    super.init()
  }

  /// The view that owns the guide; a weak reference. `addLayoutGuide(_:)` and `removeLayoutGuide(_:)` set it (Apple,
  /// UILayoutGuide.h).
  open weak var owningView: UIView?

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A guide that follows content on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Makes a guide without an owning view.
  public override init() {
    super.init()
  }
}

/// The guide that follows the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Makes a guide without an owning view.
  public override init() {
    super.init()
  }
}

/// Edge insets that depend on the writing direction.
nonisolated public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The top inset, in points.
  public var top: CGFloat
  /// The leading inset, in points.
  public var leading: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// The trailing inset, in points.
  public var trailing: CGFloat

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
