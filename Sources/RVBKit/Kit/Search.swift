public import PortableUIKit

extension UIViewController {
  /// Finds controllers in everything that stands or waits in this controller's hierarchy, the farthest last.
  ///
  /// The hierarchy begins at the bottom: what contains this controller and what presents that, down to the root.
  /// A container comes before what it contains, a stack from its root to its top, a presenter before what it
  /// presents. What is being dismissed is not found any more, and what was popped neither.
  ///
  /// - Parameter predicate: What is looked for; it can ask for more than a type, such as the detail of product 2.
  @preconcurrency public func search(where predicate: (UIViewController) -> Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    bottom.visit { controller in
      guard !controller.isBeingDismissed else { return false }
      if predicate(controller) { found.append(controller) }
      return true
    }
    return found
  }

  /// The controller at the bottom of the hierarchy, which neither has a parent nor is presented.
  var bottom: UIViewController {
    var controller = self
    while let below = controller.parent ?? controller.presentingViewController { controller = below }
    return controller
  }

  /// Visits this controller and, if that answers true, what it contains and presents.
  private func visit(_ body: (UIViewController) -> Bool) {
    guard body(self) else { return }
    let contents = (self as? UINavigationController)?.viewControllers ?? children
    for content in contents { content.visit(body) }
    // A child answers what its ancestor presents; only whoever presents goes there.
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.visit(body)
    }
  }
}
