public import Foundation

/// The bar of a navigation controller. It shows the navigation item of the controller on top.
///
/// Apple, UINavigationBar.h. Its subviews are the title view and the custom views of the items; an item without a view
/// has none here.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private weak var controller: UINavigationController?

  private var ownItems: [UINavigationItem]?

  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    self.controller = controller
  }

  /// The items of the controllers in the stack. Only those of a bar without a controller can be set; UIKit raises.
  open var items: [UINavigationItem]? {
    get { controller?.viewControllers.map(\.navigationItem) ?? ownItems }
    set {
      precondition(
        controller == nil,
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
      ownItems = newValue
      show(newValue?.last)
    }
  }

  open var topItem: UINavigationItem? { items?.last }

  /// Whether a title is large at the top of a screen that scrolls; false by default.
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  func show(_ item: UINavigationItem?) {
    let views = item?.views ?? []
    guard subviews != views else { return }
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for view in views { addSubview(view) }
  }
}

extension UINavigationItem {
  var barButtonItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }

  var views: [UIView] { [titleView].compactMap(\.self) + barButtonItems.compactMap(\.customView) }

  /// Whether the bar has a back button if there is a controller below.
  var allowsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}

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
