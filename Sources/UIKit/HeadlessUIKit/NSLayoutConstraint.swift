public import Foundation

/// A relation between two edges or sizes. HeadlessUIKit checks it on activation but computes no layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The edges and sizes that a constraint relates.
  nonisolated public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  /// How the first item compares to the second one.
  nonisolated public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?

  /// The first view or layout guide; not owned.
  open var firstItem: AnyObject? { first }
  /// The constrained attribute of the first item.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The second view or layout guide; not owned. Nil if a size is constrained to a constant.
  open var secondItem: AnyObject? { second }
  /// The constrained attribute of the second item.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// How the first item compares to the second one, times ``multiplier``, plus ``constant``.
  open private(set) var relation = Relation.equal
  /// By what the second item is multiplied.
  open private(set) var multiplier: CGFloat = 1

  public override init() { super.init() }

  init<Kind>(
    _ first: NSLayoutAnchor<Kind>, _ relation: Relation, _ second: NSLayoutAnchor<Kind>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first.item
    self.second = second?.item
    firstAttribute = first.attribute
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkConstant()
    precondition(
      firstAttribute.isAbsolute == secondAttribute.isAbsolute
        || !firstAttribute.isHorizontalEdge || !secondAttribute.isHorizontalEdge,
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither.")
  }

  private func checkConstant() {
    precondition(
      constant.isFinite, "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant)")
  }

  /// The constant added to the second anchor, in points. Crashes, as UIKit raises, if it is not finite.
  open var constant: CGFloat = 0 { didSet { checkConstant() } }

  /// How important the constraint is; required by default. Crashes, as UIKit raises, if an active one becomes required
  /// or optional.
  open var priority = UILayoutPriority.required {
    didSet {
      precondition(
        !isActive || (priority == .required) == (oldValue == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. You "
          + "passed priority \(priority.rawValue) and the existing priority was \(oldValue.rawValue).")
    }
  }

  /// A name for messages to developers.
  open var identifier: String?

  /// Whether the constraint is active: then the closest common ancestor of its items holds it. Activating it crashes, as
  /// UIKit raises, when there is none.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      let (view, other) = (first?.layoutView, second)
      let holder = view?.commonAncestor(with: other == nil ? view : other?.layoutView)
      if isActive {
        precondition(
          holder != nil,
          "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint or its "
            + "anchors reference items in different view hierarchies? That's illegal.")
        holder?.constraints.append(self)
      } else {
        holder?.constraints.removeAll { $0 === self }
      }
    }
  }

  nonisolated deinit {}

  func concerns(_ view: UIView) -> Bool {
    first?.layoutView?.isDescendant(of: view) == true || second?.layoutView?.isDescendant(of: view) == true
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint.Attribute {
  nonisolated fileprivate var isAbsolute: Bool { self == .left || self == .right }
  nonisolated fileprivate var isHorizontalEdge: Bool { isAbsolute || self == .leading || self == .trailing }
}

extension UIView {
  /// The closest view that both views are in; nil if there is none.
  fileprivate func commonAncestor(with other: UIView?) -> UIView? {
    other.flatMap { isDescendant(of: $0) ? $0 : commonAncestor(with: $0.superview) }
  }

  /// Deactivates the constraints between views in this one and views outside of it, as UIKit does when a view leaves its
  /// superview.
  func deactivateOuterConstraints() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.concerns(self) { constraint.isActive = false }
      ancestor = view.superview
    }
  }
}

/// How important a constraint is, from 1 to 1000, which is required. HeadlessUIKit computes no layout and only keeps it.
///
/// Apple, NSLayoutConstraint.h.
nonisolated public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1000)
  /// With which a button resists compression.
  public static let defaultHigh = Self(750)
  /// With which a button hugs its content.
  public static let defaultLow = Self(250)
  /// With which a view takes its smallest size.
  public static let fittingSizeLevel = Self(50)
}
