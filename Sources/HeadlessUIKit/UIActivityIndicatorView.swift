public import Foundation

/// The wheel that turns while something is waited for.
///
/// Apple, UIActivityIndicatorView.h.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  nonisolated public enum Style: Int, Sendable {
    /// As large as a line of text.
    case medium = 100
    /// Larger.
    case large = 101
  }

  /// Makes a wheel that stands still and is hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Makes a medium wheel that stands still and is hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a medium wheel; nothing is decoded. Unlike other views' initialiser this one can not fail.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  nonisolated deinit {}

  /// How large the wheel is.
  open var style: Style

  /// Whether the view is hidden while it stands still; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Starts turning, and shows the view if stopping hid it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops turning, and hides the view if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false
}
