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
