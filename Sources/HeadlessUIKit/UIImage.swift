public import Foundation

/// An image without pixels: it is only its name, and images of the same name are equal. Every name has an image here.
///
/// `Sendable` as in UIKit; it is immutable (Apple, UIImage.h).
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How an image uses its tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it where the image is shown; the default.
    case automatic = 0
    /// With its own colours.
    case alwaysOriginal = 1
    /// As a shape in the tint colour.
    case alwaysTemplate = 2
  }

  private enum Kind: Hashable {
    case named(String), system(String)
  }

  private let kind: Kind?
  /// How the image uses its tint colour.
  public let renderingMode: RenderingMode

  private init(_ kind: Kind?, _ renderingMode: RenderingMode = .automatic) {
    self.kind = kind
    self.renderingMode = renderingMode
    super.init()
  }

  /// Makes an empty image.
  public override convenience init() {
    self.init(nil)
  }

  /// Finds an image of the app by its name.
  public convenience init?(named name: String) {
    self.init(.named(name))
  }

  /// Finds an image of the system by its name.
  public convenience init?(systemName name: String) {
    self.init(.system(name))
  }

  /// The same image in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(kind, renderingMode)
  }

  /// The size in points; zero here.
  open var size: CGSize { .zero }

  /// Two images of the same name and mode are equal; an image without a name is equal only to itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, let kind else { return object as? UIImage === self }
    return other.kind == kind && other.renderingMode == renderingMode
  }

  /// Goes with `isEqual(_:)`.
  open override var hash: Int { kind.hashValue }
}
