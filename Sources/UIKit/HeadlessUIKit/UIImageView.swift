public import Foundation

/// A view that shows an image. It ignores touches by default (Apple, UIImageView.h).
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view that shows an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; nil by default.
  open var image: UIImage?
}
