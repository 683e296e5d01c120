import Foundation
import PortableUIKit

extension UIWindow {
  /// The controller that is seen of every layer, the root's first.
  var visibleControllers: [UIViewController] { headless.presentedChain.map(\.visibleController) }

  /// Every controller that is shown or waits below one that is, the topmost first.
  var shownControllers: [UIViewController] {
    var shown: [UIViewController] = []
    for layer in headless.presentedChain { layer.collect(into: &shown) }
    return shown.reversed()
  }
}

extension UIViewController {
  /// The controller on top of the stack, if this is one with a stack.
  var visibleController: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }

  fileprivate func collect(into shown: inout [UIViewController]) {
    shown.append(self)
    for child in children { child.collect(into: &shown) }
  }
}

extension UIAlertController {
  /// The actions in the order in which they are seen: the one that cancels is first, however they were added.
  var actionsAsSeen: [UIAlertAction] {
    actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
  }
}

extension UIView {
  /// The elements of the feature's table among the views in this one, in the order of the table.
  var elements: [FoundElement] {
    var found: [FoundElement] = []
    collect(into: &found, isHidden: false)
    return found.isSortedByTable ? found : found.sorted { $0.order < $1.order }
  }

  /// The first view with an identifier in this one.
  func first(_ identifier: Identifier) -> UIView? {
    if accessibilityIdentifier == identifier.rawValue { return self }
    for view in subviews {
      if let found = view.first(identifier) { return found }
    }
    return nil
  }

  private func collect(into found: inout [FoundElement], isHidden: Bool) {
    let isHidden = isHidden || self.isHidden || alpha < 0.01
    if let place = accessibilityIdentifier.flatMap(Identifier.place) {
      found.append(
        FoundElement(
          identifier: place.identifier, order: place.order, view: self, isHidden: isHidden))
    }
    for view in subviews { view.collect(into: &found, isHidden: isHidden) }
  }
}

extension [FoundElement] {
  fileprivate var isSortedByTable: Bool {
    zip(self, dropFirst()).allSatisfy { $0.order <= $1.order }
  }
}
