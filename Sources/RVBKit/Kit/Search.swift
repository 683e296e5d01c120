public import PortableUIKit

extension UIViewController {
  /// Finds controllers from this one on, the farthest last.
  ///
  /// It visits this controller and its contents, then the screens pushed after it, then those presented over it. A
  /// container comes before its contents, a stack from its root to its top, a hidden tab before the selected one, a
  /// presenter before its presented screen. Controllers below this one are not found, nor those that are being dismissed or
  /// should be closed, for example by a `route` that waits.
  ///
  /// - Parameter predicate: Whether to find a controller. It can check more than a type, such as the detail of
  ///   product 2.
  @preconcurrency public func search(where predicate: (UIViewController) -> Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    let body = { (controller: UIViewController) -> Bool in
      guard !controller.isBeingDismissed, !controller.isClosing else { return false }
      if predicate(controller) { found.append(controller) }
      return true
    }
    visit(body)
    var content = self
    while let container = content.parent {
      let stack = (container as? UINavigationController)?.viewControllers ?? []
      if let index = stack.firstIndex(where: { $0 === content }) {
        for later in stack[(index + 1)...] { later.visit(body) }
      }
      container.visitPresented(body)
      content = container
    }
    return found
  }

  /// Visits this controller and, if `body` returns true for it, its contents and the screens that it presents.
  private func visit(_ body: (UIViewController) -> Bool) {
    guard body(self) else { return }
    for content in contents { content.visit(body) }
    visitPresented(body)
  }

  /// A child returns what its ancestor presents: the presented controller is visited from its presenter only.
  private func visitPresented(_ body: (UIViewController) -> Bool) {
    guard let presented = presentedViewController, presented.presentingViewController === self else { return }
    presented.visit(body)
  }
}
