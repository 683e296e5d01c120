public import Foundation

/// A relation between two edges or sizes. It is declared and checked here, and never computed.
open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One above the other.
    case vertical = 1
  }

  // Views own constraints, never the other way round; what is kept here is only for the check.
  private unowned let first: UIView
  private unowned let second: UIView

  init(first: UIView, second: UIView, constant: CGFloat) {
    self.first = first
    self.second = second
    self.constant = constant
    super.init()
  }

  /// What is added to the second side, in points.
  open var constant: CGFloat

  /// Whether the constraint takes part in layout. Its views must have a common ancestor by then.
  open var isActive = false {
    didSet {
      guard isActive, !oldValue, first !== second else { return }
      precondition(
        first.root === second.root,
        "Unable to activate constraint with anchors because they have no common ancestor."
      )
    }
  }

  /// Activates every constraint. Traps when the views of one have no common ancestor, as UIKit raises.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

extension UIView {
  /// The top of the hierarchy in which the view stands.
  var root: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }
}
