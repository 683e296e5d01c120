extension Headless {
  /// Taps a button of the navigation bar on top. A primary action runs with the item as its sender.
  ///
  /// - Returns: whether a touch reaches an enabled button with a primary action; if not, nothing happens.
  @discardableResult public func tap(_ item: UIBarButtonItem) -> Bool {
    guard isTouchable(item), let action = item.primaryAction else { return false }
    action.performWithSender(item, target: nil)
    return true
  }

  /// Opens the menu of a button of the navigation bar on top, and chooses an action.
  ///
  /// - Returns: whether the user can choose it; if not, nothing happens.
  @discardableResult public func choose(_ action: UIAction, fromMenuOf item: UIBarButtonItem) -> Bool {
    guard isTouchable(item), item.menu?.choices.contains(action) == true else { return false }
    action.performWithSender(item, target: nil)
    return true
  }

  /// Whether a touch reaches a button of the navigation bar on top, and it is enabled and shows no view of its own.
  public func isTouchable(_ item: UIBarButtonItem) -> Bool {
    guard acceptsTouches, item.isEnabled, item.customView == nil,
      let stack = topContainer(UINavigationController.self), !stack.isNavigationBarHidden,
      isBarTouchable(of: stack)
    else { return false }
    return stack.topViewController?.madeNavigationItem?.barButtonItems.contains(item) == true
  }
}
