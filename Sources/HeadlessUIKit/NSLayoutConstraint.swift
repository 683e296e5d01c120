public import Foundation

/// A relation between two edges or sizes. HeadlessUIKit checks it on activation but computes no layout.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// Left to right.
    case horizontal = 0
    /// Top to bottom.
    case vertical = 1
  }

  // Views are kept only for the check, so a constraint does not own them.
  private unowned let first: UIView?
  private unowned let second: UIView?

  /// Makes a constraint without anchors.
  public override init() {
    first = nil
    second = nil
    constant = 0
    super.init()
  }

  init(first: UIView, second: UIView, constant: CGFloat = 0) {
    self.first = first
    self.second = second
    self.constant = constant
    super.init()
  }

  /// The constant added to the second anchor, in points.
  open var constant: CGFloat

  /// Whether the constraint is active. Activating it traps, as UIKit raises, when its views have no common
  /// ancestor.
  open var isActive = false {
    didSet {
      guard isActive, !oldValue, first !== second else { return }
      precondition(
        first?.root === second?.root,
        "Unable to activate constraint with anchors because they have no common ancestor."
      )
    }
  }

  /// Activates every constraint.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

extension UIView {
  /// The topmost ancestor of the view.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
