public import Foundation

/// Views in a row or a column. The order is kept; places are not computed.
///
/// Apple, UIStackView.h.
open class UIStackView: UIView {
  /// How the views share the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// They fill it in equal parts.
    case fillEqually = 1
    /// They fill it in proportion to their content.
    case fillProportionally = 2
    /// The space between them is equal.
    case equalSpacing = 3
    /// The space between their centres is equal.
    case equalCentering = 4
  }

  /// How the views stand across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the leading or top edge.
    case leading = 1
    /// On the first line's base line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing or bottom edge.
    case trailing = 4
    /// On the last line's base line.
    case lastBaseline = 5
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty row; nothing is decoded. Unlike other views' initialiser this one can not fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in their order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Puts a view at the end. It becomes a subview too.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Takes a view out of the order. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Puts a view at a place of the order; one that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(stackIndex >= 0, "The index of an arranged subview is out of bounds.")
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Whether it is a row or a column; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// How the views share the axis; they fill it by default.
  open var distribution = Distribution.fill

  /// How the views stand across the axis; they fill it by default.
  open var alignment = Alignment.fill

  /// The space between two views, in points.
  open var spacing: CGFloat = 0

  /// Sets the space after one view, in points. It is forgotten when the view leaves.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The space after one view, in points; `spacingUseDefault` when none of its own is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the views stay within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false

  /// Stands for `spacing`.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  override func subviewIsLeaving(_ view: UIView) {
    removeArrangedSubview(view)
  }
}
