public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  public required init?(coder: NSCoder) { nil }

  nonisolated public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  open var titleView: UIView?

  /// Whether the back button is hidden, and with it the swipe from the edge; false by default.
  open var hidesBackButton = false
  open var backButtonTitle: String?

  /// Whether the items on the left stand beside the back button; false by default: they replace it.
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first of the items on the left. Setting it replaces the first, and nil removes it. An item that is among them
  /// already moves to the front.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
  }

  /// The first of the items on the right, which is set in the same way.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  open var backBarButtonItem: UIBarButtonItem?

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    guard let item else { return items.map { Array($0.dropFirst()) } }
    guard let items else { return [item] }
    let isMoved = items.contains(item)
    return [item] + (isMoved ? items.filter { $0 !== item } : Array(items.dropFirst()))
  }
}
