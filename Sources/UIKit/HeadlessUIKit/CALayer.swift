public import Foundation

/// The values with which a view draws. Nothing is drawn here: the values are only kept.
///
/// Apple, QuartzCore, CALayer.h.
nonisolated open class CALayer: NSObject {
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  open var name: String?
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
  }

  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
}

/// Corners of a layer.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}
