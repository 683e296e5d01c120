public import Foundation

/// A read-only text. It ignores touches by default (Apple, UILabel.h).
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var givenAttributedText: NSAttributedString?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  /// The text; nil by default. Setting it removes the attributes.
  open var text: String? { didSet { givenAttributedText = nil } }

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

  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open func drawText(in rect: CGRect) {}

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
}

/// Where a text that does not fit is broken or truncated.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSAttributedString.Key {
  nonisolated public static let font = Self("NSFont")
  nonisolated public static let foregroundColor = Self("NSColor")
  nonisolated public static let underlineStyle = Self("NSUnderline")
}

/// The alignment of a text.
nonisolated public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
