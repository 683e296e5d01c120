public import Foundation

/// A font, which here is only its text style, or its size and weight.
///
/// `Sendable` as in UIKit; it is immutable.
nonisolated open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The role of a text. The user's settings decide its size.
  nonisolated public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  /// How bold a font is.
  nonisolated public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4), regular = Self(rawValue: 0), medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3), bold = Self(rawValue: 0.4), heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  private enum Kind: Hashable { case style(TextStyle), size(CGFloat, Weight), named(String, CGFloat) }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.named(fontName, fontSize))
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two fonts of the same style or size are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.kind == kind }

  open override var hash: Int { kind.hashValue }

  /// The system's font for a text style, in the user's preferred size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.style(style)) }

  /// The system's font in a size, in points, that does not follow the user's preferred size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.size(fontSize, .regular)) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.size(fontSize, weight))
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.size(fontSize, .bold)) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.named("italic", fontSize)) }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.size(fontSize, weight))
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.size(fontSize, weight))
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size in points. A font of a text style has that of running text here.
  open var pointSize: CGFloat {
    switch kind {
    case .style: 17
    case .size(let size, _), .named(_, let size): size
    }
  }
}

/// A view whose font follows the user's preferred text size.
///
/// Apple, UIContentSizeCategoryAdjusting.h.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes when the user changes the text size; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Scales fonts with the user's preferred text size, which here is the default one: fonts stay as they are.
///
/// Apple, UIFontMetrics.h. `Sendable`, because it has no state.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
