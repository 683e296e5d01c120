public import Foundation

/// A colour. One of the system has no components here: it depends on the user's settings.
///
/// `Sendable` as in UIKit; it is immutable (Apple, UIColor.h).
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Kind: Hashable { case system(String), white(CGFloat), rgb(CGFloat, CGFloat, CGFloat) }

  private let kind: Kind
  private let alpha: CGFloat

  private static func system(_ name: String = #function) -> UIColor { UIColor(.system(name)) }

  private init(_ kind: Kind, _ alpha: CGFloat = 1) {
    self.kind = kind
    self.alpha = alpha
    super.init()
  }

  /// Makes a grey. Components are from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(.white(white), alpha) }

  /// Finds a colour of the app by its name. Here every name has a colour.
  public convenience init?(named name: String) { self.init(.system(name)) }

  /// Makes a colour. Components are from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb(red, green, blue), alpha)
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns the colour itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two colours are equal if they are the same of the system, or have the same components in the same colour space.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.kind == kind && other.alpha == alpha
  }

  open override var hash: Int { kind.hashValue }

  /// The colour's name or its components, for test messages.
  open override var description: String {
    switch kind {
    case .system(let name): alpha == 1 ? "UIColor.\(name)" : "UIColor.\(name) \(alpha)"
    case .white(let white): "UIExtendedGrayColorSpace \(white) \(alpha)"
    case .rgb(let red, let green, let blue): "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
    }
  }

  /// The colour for layers. One of the system is black here.
  open var cgColor: CGColor {
    switch kind {
    case .system: CGColor(gray: 0, alpha: alpha)
    case .white(let white): CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue): CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// The same colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(kind, alpha) }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var label: UIColor { system() }
  open class var secondaryLabel: UIColor { system() }
  open class var tertiaryLabel: UIColor { system() }
  open class var link: UIColor { system() }
  open class var placeholderText: UIColor { system() }
  open class var systemBackground: UIColor { system() }
  open class var secondarySystemBackground: UIColor { system() }
  open class var tertiarySystemBackground: UIColor { system() }
  open class var systemGroupedBackground: UIColor { system() }
  open class var secondarySystemGroupedBackground: UIColor { system() }
  open class var tertiarySystemGroupedBackground: UIColor { system() }
  open class var systemFill: UIColor { system() }
  open class var secondarySystemFill: UIColor { system() }
  open class var tertiarySystemFill: UIColor { system() }
  open class var separator: UIColor { system() }
  open class var systemRed: UIColor { system() }
  open class var systemGreen: UIColor { system() }
  open class var systemBlue: UIColor { system() }
  open class var systemOrange: UIColor { system() }
  open class var systemYellow: UIColor { system() }
  open class var systemPink: UIColor { system() }
  open class var systemPurple: UIColor { system() }
  open class var systemTeal: UIColor { system() }
  open class var systemIndigo: UIColor { system() }
  open class var systemMint: UIColor { system() }
  open class var systemGray: UIColor { system() }
  open class var systemGray2: UIColor { system() }
  open class var systemGray3: UIColor { system() }
  open class var systemGray4: UIColor { system() }
  open class var systemGray5: UIColor { system() }
  open class var systemGray6: UIColor { system() }
  open class var tintColor: UIColor { system() }
}
