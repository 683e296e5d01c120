public import Foundation

/// The base class of `UIAction` and `UIMenu`.
///
/// Apple, UIMenuElement.h.
@preconcurrency @MainActor open class UIMenuElement: NSObject, @MainActor UIAccessibilityIdentification {
  /// The mark beside an element.
  nonisolated public enum State: Int, Sendable { case off, on, mixed }

  /// How an element looks, and whether the user can choose it.
  nonisolated public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user sees it but cannot choose it.
    public static var disabled: Self { Self(rawValue: 1 << 0) }
    /// It may delete or change data.
    public static var destructive: Self { Self(rawValue: 1 << 1) }
    /// The user does not see it.
    public static var hidden: Self { Self(rawValue: 1 << 2) }
  }

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  open internal(set) var title: String

  /// The image beside the title.
  open internal(set) var image: UIImage?

  /// The identifier by which UI tests find the element.
  open var accessibilityIdentifier: String?
}

/// A list of actions, which a bar button item shows.
///
/// Apple, UIMenu.h.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The actions and menus in this one.
  public private(set) var children: [UIMenuElement] = []

  public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.init(title: title, image: image)
    self.children = children
  }

  /// The actions of this menu and of those in it that the user can choose.
  var choices: [UIAction] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.choices }
      guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      return [action]
    }
  }
}

/// A keyboard shortcut.
///
/// Apple, UIKeyCommand.h. Its action is a selector, so that none can be made here.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {}
