public import Foundation

/// A button of a navigation bar.
///
/// Apple, UIBarButtonItem.h. `target` and `action` need selectors, which only Apple's systems have: set
/// ``primaryAction``. Here a tap runs it with the item as its sender.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  nonisolated public enum Style: Int, Sendable {
    case plain = 0
    /// It ends what the user does on the screen.
    case done = 2
  }

  /// An item whose title or image the system chooses, by its purpose.
  nonisolated public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  private var systemItem: SystemItem?
  private var ownAction: UIAction?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  /// Makes an item of the system. The title and the image of the action are not used.
  @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    accessibilityLabel = "\(systemItem)".capitalized
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a plain item. An action's title and image replace the given ones.
  ///
  /// Apple's documentation says nothing of an action without a title, which many apps pass: it replaces nothing here.
  @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if (self.title ?? "").isEmpty { self.title = title }
    if self.image == nil { self.image = image }
    self.menu = menu
  }

  /// Makes an item without an action: here there is none other than nil.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Makes an item that shows a view. A tap reaches the view, not the item.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open var style = Style.plain

  /// The width, in points; 0, the default, is the width of the content.
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var customView: UIView?

  /// The action of a tap. The item takes the action's title and image, unless it is an item of the system.
  open var primaryAction: UIAction? {
    get { ownAction }
    set {
      ownAction = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }

  /// The menu. A tap opens it if there is no primary action, a long press if there is one.
  open var menu: UIMenu?
}

/// The base class of `UIBarButtonItem`.
///
/// Apple, UIBarItem.h.
@preconcurrency @MainActor open class UIBarItem: NSObject, @MainActor UIAccessibilityIdentification {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  open var isEnabled = true
  open var title: String?

  /// The image, which is shown in place of the title; nil by default.
  open var image: UIImage?

  /// A number for the app; 0 by default.
  open var tag = 0

  /// The identifier by which UI tests find the item.
  open var accessibilityIdentifier: String?

  /// The text that assistive technology reads for the item; nil until it is set.
  open var accessibilityLabel: String?
}
