public import Foundation

/// The bar of a navigation controller. It shows the navigation item of the controller on top.
///
/// Apple, UINavigationBar.h. Its subviews are the title view and the custom views of the items; an item without a view
/// has none here.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  /// Makes a bar without a controller, which shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar without a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The items of the controllers in the stack.
  open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

  /// Whether a title is large at the top of a screen that scrolls; false by default.
  open var prefersLargeTitles = false

  /// Shows the views of an item.
  func show(_ item: UINavigationItem?) {
    let views = item?.views ?? []
    guard subviews != views else { return }
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for view in views { addSubview(view) }
  }
}

extension UINavigationItem {
  /// The items of the bar.
  var barButtonItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }

  /// The title view and the custom views.
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
