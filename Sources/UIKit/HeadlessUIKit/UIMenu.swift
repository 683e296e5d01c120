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
