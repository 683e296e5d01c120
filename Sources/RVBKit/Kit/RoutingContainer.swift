public import PortableUIKit

/// A container that shows some of its children and hides the others, such as one with tabs, pages or a drawer.
///
/// `route` asks it to bring a child to the front. Navigation and tab bar controllers are routing containers. Conform a
/// container of your own if it hides children; one that shows all of them needs nothing.
@MainActor @preconcurrency
public protocol RoutingContainer: UIViewController {
  /// Whether no other child of this container hides a child.
  func isInFront(_ child: UIViewController) -> Bool

  /// Brings a child to the front. `route` waits until the transition has ended that this starts. If the child is not in
  /// front then, `route` has failed.
  ///
  /// - Parameters:
  ///   - child: A child of this container that is not in front.
  ///   - animated: Whether to animate it.
  func bringToFront(_ child: UIViewController, animated: Bool)
}

extension UINavigationController: RoutingContainer {
  /// Whether a child is on top of the stack.
  public func isInFront(_ child: UIViewController) -> Bool { topViewController === child }

  /// Pops the controllers that were pushed after a child.
  public func bringToFront(_ child: UIViewController, animated: Bool) {
    popToViewController(child, animated: animated)
  }
}

extension UITabBarController: RoutingContainer {
  /// Whether a child is the selected one.
  public func isInFront(_ child: UIViewController) -> Bool { selectedViewController === child }

  /// Selects a child. UIKit does not animate that.
  public func bringToFront(_ child: UIViewController, animated: Bool) { selectedViewController = child }
}

extension UIViewController {
  /// The controllers that this one contains; the one in front is last.
  var contents: [UIViewController] {
    if let stack = self as? UINavigationController { return stack.viewControllers }
    let children = children
    // Without a choice, no look-up of a conformance, which is slow for each new type.
    guard children.count > 1, let container = self as? any RoutingContainer else { return children }
    return children.filter { !container.isInFront($0) } + children.filter { container.isInFront($0) }
  }

  /// Whether this controller is seen wherever its parent is.
  var isInFrontInParent: Bool {
    guard let parent else { return true }
    if let container = parent as? any RoutingContainer { return container.isInFront(self) }
    // A parent whose view is not loaded is hidden itself, and is asked again when it is shown.
    guard let end = parent.viewIfLoaded else { return true }
    guard var view = viewIfLoaded else { return false }
    while view !== end {
      guard !view.isHidden, let superview = view.superview else { return false }
      view = superview
    }
    return true
  }
}
