public import Foundation

/// An edge or a size of a view or a layout guide. Constraints are made from it.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  unowned let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// A constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view)
  }

  /// A constraint that makes this anchor greater than or equal to another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view)
  }

  /// A constraint that makes this anchor greater than or equal to another one plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view, constant: constant)
  }

  /// A constraint that makes this anchor less than or equal to another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view)
  }

  /// A constraint that makes this anchor less than or equal to another one plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view, constant: constant)
  }

  /// A constraint that makes this anchor equal to another one plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view, constant: constant)
  }
}

/// A horizontal position: an edge or the centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position: an edge or the centre.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A size.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes the size equal to a constant, in points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: view, constant: constant)
  }

  /// A constraint that makes the size greater than or equal to a constant, in points.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: view, constant: constant)
  }

  /// A constraint that makes the size less than or equal to a constant, in points.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: view, constant: constant)
  }

  /// A constraint that makes the size equal to a multiple of another one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view)
  }
}
