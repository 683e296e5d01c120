public import Foundation

/// A text that a person can read and not change. No finger reaches it (Apple, UILabel.h).
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty label; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text; nil by default.
  open var text: String?

  /// The font; setting nil goes back to the system's.
  open var font: UIFont! {
    get { ownFont ?? .preferredFont(forTextStyle: .body) }
    set { ownFont = newValue }
  }

  /// The colour; setting nil goes back to `UIColor.label`.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  /// Where the lines stand; natural by default.
  open var textAlignment = NSTextAlignment.natural

  /// How many lines there may be; 1 by default, 0 for as many as needed.
  open var numberOfLines = 1

  /// Whether the font follows the size that the person chose.
  open var adjustsFontForContentSizeCategory = false
}

/// Where the lines of a text stand.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// On the right.
  case right = 2
  /// From edge to edge.
  case justified = 3
  /// Where the language begins its lines.
  case natural = 4
}
