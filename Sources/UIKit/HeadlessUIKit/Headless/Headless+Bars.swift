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

  /// Taps the back button of the navigation controller on top.
  ///
  /// - Returns: whether there is a back button; if not, nothing happens.
  @discardableResult public func tapBack() -> Bool {
    guard acceptsTouches, let stack = topStack, !stack.isNavigationBarHidden, isBarTouchable(of: stack)
    else { return false }
    stack.popViewController(animated: true)
    return true
  }

  /// Swipes from the edge of the screen: the navigation controller on top pops, in an interactive transition. It
  /// does not ask its delegate.
  ///
  /// - Returns: whether there is something to pop; if not, nothing happens.
  @discardableResult public func swipeBack() -> Bool { swipeBack(isCancelled: false) }

  /// Begins to swipe from the edge of the screen and cancels the swipe: the popped controller returns, in the
  /// same transition.
  ///
  /// - Returns: whether there is something to pop; if not, nothing happens.
  @discardableResult public func swipeBackAndCancel() -> Bool { swipeBack(isCancelled: true) }

  private func swipeBack(isCancelled: Bool) -> Bool {
    guard acceptsGestures, let stack = topStack else { return false }
    stack.popInteractively(isCancelled: isCancelled, in: self)
    return true
  }

  /// The navigation controller on top if its item allows a back button.
  private var topStack: UINavigationController? {
    guard let stack = topContainer(UINavigationController.self), stack.viewControllers.count > 1,
      stack.topViewController?.madeNavigationItem?.allowsBackButton ?? true
    else { return nil }
    return stack
  }

  /// Taps a tab of the tab bar controller on top. It selects the tab unless the delegate prevents that. A tap on the tab
  /// that is selected pops its stack to the root (WordPress-iOS#6417, ESTabBarController#28).
  ///
  /// - Returns: whether the bar is visible and has such a tab; if not, nothing happens.
  @discardableResult public func tapTab(at index: Int) -> Bool {
    guard acceptsTouches, let container = topContainer(UITabBarController.self),
      let tabs = container.viewControllers, tabs.indices.contains(index), container.showsTabBar,
      isBarTouchable(of: container)
    else { return false }
    let delegate = container.delegate
    guard delegate?.tabBarController(container, shouldSelect: tabs[index]) ?? true else { return true }
    if container.selectedViewController === tabs[index] {
      (tabs[index] as? UINavigationController)?.popToRootViewController(animated: true)
    }
    container.selectedViewController = tabs[index]
    delegate?.tabBarController(container, didSelect: tabs[index])
    return true
  }

  /// Whether no view in front fills the view of a container, or one around it, and so covers its bar.
  func isBarTouchable(of container: UIViewController) -> Bool {
    guard let view = container.viewIfLoaded, let top = touchedContainer?.viewIfLoaded else { return false }
    return isVisible(view, within: top)
      && !view.subviews.contains { $0.viewController == nil && $0.coversSiblings }
  }

  /// The innermost container of a type that shows the controller on top.
  func topContainer<Container: UIViewController>(_ type: Container.Type) -> Container? {
    let container = topOfChain?.frontChain.last { $0 is Container }
    return container?.appearance == .appeared ? container as? Container : nil
  }
}
