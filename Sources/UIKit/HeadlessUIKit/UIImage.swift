public import Foundation

/// An image without pixels: it is only its name, and images of the same name are equal. Every name has an image here.
///
/// `Sendable` as in UIKit; it is immutable (Apple, UIImage.h).
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  private enum Kind: Hashable { case named(String), system(String) }

  private let kind: Kind?

  private init(_ kind: Kind?) {
    self.kind = kind
    super.init()
  }

  public override convenience init() { self.init(nil) }

  public required init?(coder: NSCoder) { nil }

  /// Finds an image of the app by its name.
  public convenience init?(named name: String) { self.init(.named(name)) }

  public convenience init?(systemName name: String) { self.init(.system(name)) }

  /// Whether the tint colour replaces an image's own colours.
  nonisolated public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }

  /// The size in points; zero here.
  open var size: CGSize { .zero }

  /// Two images of the same name are equal; an image without a name is equal only to itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, let kind else { return object as? UIImage === self }
    return other.kind == kind
  }

  open override var hash: Int { kind.hashValue }
}

/// A view that shows an image. It ignores touches by default (Apple, UIImageView.h).
@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  open var image: UIImage?
}
