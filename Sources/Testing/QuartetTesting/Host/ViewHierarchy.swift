public import PortableUIKit

extension UIWindow {
  /// The controller that is visible of every layer, the root's first.
  package var visibleControllers: [UIViewController] { driver.presentedChain.map(\.visibleController) }

  /// Every controller that is shown, or that another one covers, the topmost first.
  package var shownControllers: [UIViewController] {
    driver.presentedChain.flatMap(\.withDescendants).reversed()
  }
}

extension UIViewController {
  /// The controller on top of the stack if this is a navigation controller, otherwise this one.
  package var visibleController: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }

  /// The controller that this one shows, in its navigation and tab bar controllers.
  var frontmost: UIViewController {
    let front =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return front?.frontmost ?? self
  }

  /// Whether the navigation bar of its stack shows a back button.
  var hasBackButton: Bool {
    let isReplaced =
      navigationItem.leftBarButtonItems?.isEmpty == false && !navigationItem.leftItemsSupplementBackButton
    return shownNavigationBar != nil && navigationController?.viewControllers.first !== self
      && !navigationItem.hidesBackButton && !isReplaced
  }

  /// Whether it is presented as a sheet, which the user can swipe down.
  var isSheet: Bool {
    presentingViewController != nil && !(self is UIAlertController)
      && [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }

  /// The navigation bar that shows this controller's item.
  var shownNavigationBar: UINavigationBar? {
    guard let navigationController, !navigationController.isNavigationBarHidden,
      navigationController.topViewController === self
    else { return nil }
    return navigationController.navigationBar
  }

  /// The buttons of that bar.
  var shownBarButtonItems: [UIBarButtonItem] {
    guard shownNavigationBar != nil else { return [] }
    return (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
  }

  /// This controller and the children in it.
  package var withDescendants: [UIViewController] { [self] + children.flatMap(\.withDescendants) }
}

extension UIMenu {
  /// The actions in this menu and in those in it.
  var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
  }
}

extension UIAlertController {
  /// The actions in the order in which they are shown: the one that cancels is first, however they were added.
  package var actionsAsShown: [UIAlertAction] {
    actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
  }
}

extension UIView {
  /// This view, or the first one in it, that has an accessibility identifier.
  public func firstView(withIdentifier identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.firstView(withIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The views in this one; the rows of a table in their order.
  var subviewsInOrder: [UIView] {
    guard let table = self as? UITableView else { return subviews }
    return subviews.filter { !($0 is UITableViewCell) } + table.visibleCells
  }

  /// The nearest view of a type: this one, or one around it.
  func nearest<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? View }.first
  }

  /// This view and those in it; the rows of a table in their order.
  var withSubviewsInOrder: [UIView] { [self] + subviewsInOrder.flatMap(\.withSubviewsInOrder) }
}
