public import Foundation

/// A colour by its role. There are no pixels here: a colour is only the same as itself.
///
/// UIKit declares it safe to send, and so does this; nothing in it can change (Apple, UIColor.h).
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let name: StaticString

  init(name: StaticString) {
    self.name = name
    super.init()
  }

  /// A colour can not change, so a copy is the colour itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The role, for messages of tests.
  open override var description: String { "UIColor.\(name)" }

  /// Text.
  open class var label: UIColor { Palette.label }
  /// Text that matters less.
  open class var secondaryLabel: UIColor { Palette.secondaryLabel }
  /// What lies behind everything.
  open class var systemBackground: UIColor { Palette.systemBackground }
  /// What lies behind a group.
  open class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// The system's red, for failures.
  open class var systemRed: UIColor { Palette.systemRed }
  /// The system's green.
  open class var systemGreen: UIColor { Palette.systemGreen }
  /// The system's blue, the usual tint.
  open class var systemBlue: UIColor { Palette.systemBlue }
  /// The system's grey.
  open class var systemGray: UIColor { Palette.systemGray }
  /// No colour.
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
