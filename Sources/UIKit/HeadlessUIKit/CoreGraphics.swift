// UIKit brings CoreGraphics with it, and so does this module. In Swift, Apple's Foundation declares `CGRect` and `CGSize`
// without most of their members; elsewhere, Foundation has the members too.
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
  public import Foundation

  /// The colour of a layer.
  nonisolated public final class CGColor: Equatable, Sendable {
    /// The red, the green, the blue and the opacity, or the white and the opacity, from 0 to 1.
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }
    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

    public var alpha: CGFloat { components?.last ?? 1 }
    public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }
  }

  /// A linear map of points, and a translation. Nothing is drawn with it.
  nonisolated public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init() { (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0) }
    public init(translationX x: CGFloat, y: CGFloat) { (a, b, c, d, tx, ty) = (1, 0, 0, 1, x, y) }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { (a, b, c, d, tx, ty) = (sx, 0, 0, sy, 0, 0) }
    public init(rotationAngle angle: CGFloat) {
      (a, b, c, d, tx, ty) = (cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
    }

    public static let identity = Self(scaleX: 1, y: 1)
    public var isIdentity: Bool { self == .identity }
  }

  /// Foundation has it on Apple's systems. Nothing here makes one.
  nonisolated open class UndoManager: NSObject {}
#endif
