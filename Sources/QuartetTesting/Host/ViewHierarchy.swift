public import PortableUIKit

extension UIWindow {
  /// The controller that is visible of every layer, the root's first.
  package var visibleControllers: [UIViewController] { driver.presentedChain.map(\.visibleController) }

  /// Every controller that is shown, or that another one covers, the topmost first.
  package var shownControllers: [UIViewController] {
    var shown: [UIViewController] = []
    for layer in driver.presentedChain { layer.collect(into: &shown) }
    return shown.reversed()
  }
}

extension UIViewController {
  /// The controller on top of the stack if this is a navigation controller, otherwise this one.
  package var visibleController: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }

  fileprivate func collect(into shown: inout [UIViewController]) {
    shown.append(self)
    for child in children { child.collect(into: &shown) }
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

  /// This view and those in it that have an accessibility identifier.
  var identifiedViews: [UIView] {
    (accessibilityIdentifier == nil ? [] : [self]) + subviews.flatMap(\.identifiedViews)
  }
}
