public import Foundation

/// A row or a column of views. HeadlessUIKit computes no layout.
///
/// Apple, UIStackView.h.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views fill the axis.
  nonisolated public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are aligned across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty row; nothing is decoded. As in UIKit, this initializer is not failable.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Appends a view, which also becomes a subview.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Removes a view from the arranged views. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Inserts a view at an index. A view that is already arranged moves there. Traps, as UIKit raises, on an index past
  /// the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
        + "\(arrangedSubviews.count)")
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal

  /// How the views fill the axis; `.fill` by default.
  open var distribution = Distribution.fill

  /// How the views are aligned across the axis; `.fill` by default.
  open var alignment = Alignment.fill

  /// The space between two views, in points.
  open var spacing: CGFloat = 0

  /// Sets the space after one view, in points. It is reset when the view is removed.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The space after one view, in points; `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open var isLayoutMarginsRelativeArrangement = false

  /// A custom spacing that resets to `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  override func willDetach(_ view: UIView) { removeArrangedSubview(view) }
}
