/// A list of actions, which a bar button item shows.
///
/// Apple, UIMenu.h.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown in another one.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements are among those of the other one.
    public static var displayInline: Self { Self(rawValue: 1 << 0) }
    /// Its elements may delete or change data.
    public static var destructive: Self { Self(rawValue: 1 << 1) }
  }

  /// How the menu is shown in another one.
  public let options: Options

  /// The actions and menus in this one.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The actions of this menu and of those in it that the user can choose.
  var choices: [UIAction] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.choices }
      guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else {
        return []
      }
      return [action]
    }
  }
}
