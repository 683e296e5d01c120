public import Foundation

/// An edge or a size of a view or a layout guide, from which constraints are made.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  unowned let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// A constraint that puts this anchor where another one is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view, constant: 0)
  }

  /// A constraint that puts this anchor so many points after another one.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: anchor.view, constant: constant)
  }
}

/// A horizontal place: a leading or a trailing edge.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical place: a top or a bottom edge.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A size.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that fixes the size, in points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: view, second: view, constant: constant)
  }
}
