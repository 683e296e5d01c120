public import Foundation

/// A read-only text. It ignores touches by default (Apple, UILabel.h).
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var givenAttributedText: NSAttributedString?
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

  /// The text; nil by default. Setting it removes the attributes.
  open var text: String? {
    didSet { givenAttributedText = nil }
  }

  /// The text with its attributes. Setting it sets the text.
  open var attributedText: NSAttributedString? {
    get { givenAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      givenAttributedText = newValue
    }
  }

  /// The font. Setting nil resets it to the system's.
  open var font: UIFont! {
    get { ownFont ?? .preferredFont(forTextStyle: .body) }
    set { ownFont = newValue }
  }

  /// The colour. Setting nil resets it to `UIColor.label`.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
}

/// The alignment of a text.
nonisolated public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The default alignment of the language.
  case natural = 4
}
