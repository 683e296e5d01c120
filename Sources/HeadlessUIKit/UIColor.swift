public import Foundation

/// A semantic colour. It has no components here and is equal only to itself.
///
/// `Sendable` as in UIKit; it is immutable (Apple, UIColor.h).
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let name: StaticString

  init(name: StaticString) {
    self.name = name
    super.init()
  }

  /// Returns the colour itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour's name, for test messages.
  open override var description: String { "UIColor.\(name)" }

  /// Primary text.
  open class var label: UIColor { Palette.label }
  /// Secondary text.
  open class var secondaryLabel: UIColor { Palette.secondaryLabel }
  /// The main background.
  open class var systemBackground: UIColor { Palette.systemBackground }
  /// The background of a group.
  open class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// The system's red.
  open class var systemRed: UIColor { Palette.systemRed }
  /// The system's green.
  open class var systemGreen: UIColor { Palette.systemGreen }
  /// The system's blue, the default tint.
  open class var systemBlue: UIColor { Palette.systemBlue }
  /// The system's grey.
  open class var systemGray: UIColor { Palette.systemGray }
  /// Transparent.
  open class var clear: UIColor { Palette.clear }
}

nonisolated private enum Palette {
  static let label = UIColor(name: "label")
  static let secondaryLabel = UIColor(name: "secondaryLabel")
  static let systemBackground = UIColor(name: "systemBackground")
  static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  static let systemRed = UIColor(name: "systemRed")
  static let systemGreen = UIColor(name: "systemGreen")
  static let systemBlue = UIColor(name: "systemBlue")
  static let systemGray = UIColor(name: "systemGray")
  static let clear = UIColor(name: "clear")
}
