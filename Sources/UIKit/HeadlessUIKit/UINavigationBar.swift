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

  fileprivate var views: [UIView] { [titleView].compactMap(\.self) + barButtonItems.compactMap(\.customView) }

  /// Whether the bar has a back button if there is a controller below.
  var allowsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}

extension UINavigationController {
  /// Shows the item of the controller on top. Without a view in an item, no bar is made.
  func layOutBar() {
    let item = topViewController?.madeNavigationItem
    guard let container = viewIfLoaded, madeBar != nil || item?.views.isEmpty == false else { return }
    if navigationBar.superview !== container { container.attach(navigationBar, at: container.subviews.count) }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.show(item)
  }
}
