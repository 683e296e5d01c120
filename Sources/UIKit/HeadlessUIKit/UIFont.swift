public import Foundation

/// A font, which here is only its text style or its size.
///
/// `Sendable` as in UIKit; it is immutable.
nonisolated open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The role of a text. The user's settings decide its size.
  nonisolated public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// A style by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen, large.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  private enum Kind: Hashable {
    case style(TextStyle), size(CGFloat)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two fonts of the same style or size are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.kind == kind
  }

  open override var hash: Int { kind.hashValue }

  /// The system's font for a text style, in the user's preferred size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.style(style))
  }

  /// The system's font in a size, in points, that does not follow the user's preferred size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.size(fontSize))
  }
}

/// A view whose font follows the user's preferred text size.
///
/// Apple, UIContentSizeCategoryAdjusting.h.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes when the user changes the text size; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
