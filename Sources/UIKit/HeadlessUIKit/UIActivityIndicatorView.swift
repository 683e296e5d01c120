public import Foundation

/// A spinner that shows that a task is in progress.
///
/// Apple, UIActivityIndicatorView.h.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  nonisolated public enum Style: Int, Sendable {
    /// The size of a line of text.
    case medium = 100
    case large = 101
  }

  /// Makes a hidden spinner that is not animating.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a hidden medium spinner; nothing is decoded. As in UIKit, this initializer is not failable.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  nonisolated deinit {}

  open var style = Style.medium
  open var color: UIColor! = .systemGray

  /// Whether the view is hidden while it is not animating; true by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Starts the animation. Shows the view if `hidesWhenStopped`.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the animation. Hides the view if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open private(set) var isAnimating = false
}
