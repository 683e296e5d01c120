public import Foundation

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
