public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  public override convenience init() {
    self.init(title: "")
  }

  open var title: String?
  /// A line above the title.
  open var prompt: String?

  /// A view in place of the title.
  open var titleView: UIView?

  /// Whether the back button is hidden, and with it the swipe from the edge; false by default.
  open var hidesBackButton = false

  /// The title of the back button that leads to this controller; nil is the title.
  open var backButtonTitle: String?

  /// Whether the items on the left stand beside the back button; false by default: they replace it.
  open var leftItemsSupplementBackButton = false

  /// The items on the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the right, from the right.
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

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    guard let item else { return items.map { Array($0.dropFirst()) } }
    guard let items else { return [item] }
    let isMoved = items.contains(item)
    return [item] + (isMoved ? items.filter { $0 !== item } : Array(items.dropFirst()))
  }
}
