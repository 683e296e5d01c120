public import Foundation

/// A colour. One of the system has no components here: it depends on the user's settings.
///
/// `Sendable` as in UIKit; it is immutable (Apple, UIColor.h).
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Kind: Hashable {
    case system(String)
    case white(CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat)
  }

  private let kind: Kind
  private let alpha: CGFloat

  private init(_ kind: Kind, _ alpha: CGFloat = 1) {
    self.kind = kind
    self.alpha = alpha
    super.init()
  }

  /// Makes a grey. Components are from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.white(white), alpha)
  }

  /// Makes a colour. Components are from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb(red, green, blue), alpha)
  }

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

  /// The same colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(kind, alpha) }

  open class var black: UIColor { Palette.black }
  /// A third of white.
  open class var darkGray: UIColor { Palette.darkGray }
  /// Two thirds of white.
  open class var lightGray: UIColor { Palette.lightGray }
  open class var white: UIColor { Palette.white }
  /// Half of white.
  open class var gray: UIColor { Palette.gray }
  open class var red: UIColor { Palette.red }
  open class var green: UIColor { Palette.green }
  open class var blue: UIColor { Palette.blue }
  open class var yellow: UIColor { Palette.yellow }
  open class var orange: UIColor { Palette.orange }
  /// Transparent black.
  open class var clear: UIColor { Palette.clear }
  /// Primary text.
  open class var label: UIColor { Palette.label }
  /// Secondary text.
  open class var secondaryLabel: UIColor { Palette.secondaryLabel }
  /// The main background.
  open class var systemBackground: UIColor { Palette.systemBackground }
  /// The background of a group.
  open class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// The background of a screen with groups.
  open class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  /// The lines between rows.
  open class var separator: UIColor { Palette.separator }
  open class var systemRed: UIColor { Palette.systemRed }
  open class var systemGreen: UIColor { Palette.systemGreen }
  /// The system's blue, the default tint.
  open class var systemBlue: UIColor { Palette.systemBlue }
  open class var systemOrange: UIColor { Palette.systemOrange }
  open class var systemGray: UIColor { Palette.systemGray }

  private enum Palette {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let label = UIColor(.system("label"))
    static let secondaryLabel = UIColor(.system("secondaryLabel"))
    static let systemBackground = UIColor(.system("systemBackground"))
    static let secondarySystemBackground = UIColor(.system("secondarySystemBackground"))
    static let systemGroupedBackground = UIColor(.system("systemGroupedBackground"))
    static let separator = UIColor(.system("separator"))
    static let systemRed = UIColor(.system("systemRed"))
    static let systemGreen = UIColor(.system("systemGreen"))
    static let systemBlue = UIColor(.system("systemBlue"))
    static let systemOrange = UIColor(.system("systemOrange"))
    static let systemGray = UIColor(.system("systemGray"))
  }
}
