extension UIView {
  /// How an animation runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    public static var curveEaseInOut: AnimationOptions { [] }
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
  }
}

extension UIView {
  /// How the content of a view fills it.
  nonisolated public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
    case topRight, bottomLeft, bottomRight
  }

  /// The margins and sizes that change with the size of the superview, which is not computed here.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }
}
