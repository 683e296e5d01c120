public import Foundation

/// A rectangle of a view's that takes part in Auto Layout without being a view.
open class UILayoutGuide: NSObject {
  /// Makes a guide that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// The view to which the guide belongs; it is not owned.
  open internal(set) weak var owningView: UIView?

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view: owner) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view: owner) }

  /// The edge where a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view: owner) }

  /// The edge where a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view: owner) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(view: owner) }

  private var owner: UIView {
    guard let owningView else { preconditionFailure("A layout guide needs an owning view.") }
    return owningView
  }
}

/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide that follows the keyboard. There is no keyboard here, so it stays where it is.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}

/// Distances from the edges, with the sides named after the direction of writing.
nonisolated public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// From the top, in points.
  public var top: CGFloat
  /// From where a line begins, in points.
  public var leading: CGFloat
  /// From the bottom, in points.
  public var bottom: CGFloat
  /// From where a line ends, in points.
  public var trailing: CGFloat

  /// No distance at all.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
