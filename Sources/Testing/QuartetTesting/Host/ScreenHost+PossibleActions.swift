import PortableUIKit

extension ScreenHost {
  /// The possible actions: the buttons, fields, rows and tabs of the screen on top, and the gestures that leave it.
  ///
  /// - Parameter texts: The texts that the user types into each field.
  public func possibleActions(typing texts: [String] = [""]) -> [UserAction] {
    window.driver.layOut()
    var actions: [UserAction] = []
    if let alert = top as? UIAlertController {
      actions += alert.actionsAsShown.filter(\.isEnabled).map { .tap(.alertAction($0)) }
    }
    for item in top?.shownBarButtonItems ?? [] where window.driver.isTouchable(item) {
      if item.primaryAction != nil { actions.append(.tap(.barButton(item))) }
      let choices = item.menu?.actions.filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) } ?? []
      actions += choices.map { .chooseFromMenu($0.title, of: .barButton(item)) }
    }
    for layer in window.driver.presentedChain {
      if let view = layer.viewIfLoaded, window.driver.isTouchable(view) {
        view.addActions(to: &actions, typing: texts)
      }
    }
    return actions + actionsThatLeave
  }

  /// The actions in views that were added to the window, in front of presented screens. UIKit finds the frontmost
  /// view for a touch, so nothing covers these.
  package var actionsInFrontOfCover: [UserAction] {
    guard window.driver.presentedChain.count > 1, let top = window.driver.presentedChain.last?.viewIfLoaded
    else { return [] }
    var actions: [UserAction] = []
    for view in window.subviews.reversed().prefix(while: { !top.isDescendant(of: $0) }) {
      view.addActions(to: &actions, typing: [""])
    }
    return actions
  }

  private var actionsThatLeave: [UserAction] {
    guard let top, let layer = window.driver.presentedChain.last else { return [] }
    var actions: [UserAction] = []
    if top.hasBackButton { actions += [.tapBack, .swipeBack, .swipeBackHalfway] }
    // The delegate is notified of a swipe that the controller prevents.
    if layer.isSheet, !layer.isModalInPresentation || layer.presentationController?.delegate != nil {
      actions += [.swipeDown, .swipeDownHalfway]
    }
    let hidesTabs =
      top.tabBarController?.tabBar.isHidden == true
      || top.navigationController?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) == true
    let tabs = hidesTabs ? 0 : top.tabBarController?.viewControllers?.count ?? 0
    return tabs > 1 ? actions + (0..<tabs).map { .tapTab($0) } : actions
  }
}

extension UIView {
  /// Adds what the user can do with this view, which touches reach, and with those in it.
  fileprivate func addActions(to actions: inout [UserAction], typing texts: [String]) {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return }
    let target = UserAction.Target.view(self)
    switch self {
    case let control as UIControl where !control.isEnabled: return
    case is UITextField:
      actions += texts.map { .type($0, into: target) } + [.pressReturn(in: target)]
    case let segments as UISegmentedControl:
      actions += (0..<segments.numberOfSegments).filter(segments.isEnabledForSegment)
        .map { .tapSegment($0, of: target) }
    case is UIRefreshControl: return
    case is UIControl: actions.append(.tap(target))
    case let textView as UITextView:
      if textView.isEditable { actions += texts.map { .type($0, into: target) } }
    default:
      if let table = self as? UITableView { actions += table.actions(on: target) }
      if (self as? UIScrollView)?.refreshControl?.isEnabled == true { actions.append(.pullToRefresh(target)) }
      let recognizers = gestureRecognizers ?? []
      if recognizers.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) {
        actions.append(.tap(target))
      }
      for view in subviewsInOrder { view.addActions(to: &actions, typing: texts) }
    }
  }
}

extension UITableView {
  fileprivate func actions(on target: UserAction.Target) -> [UserAction] {
    let visible = indexPathsForVisibleRows ?? []
    var actions: [UserAction] = []
    for row in visible {
      if delegate != nil || isEditing { actions.append(.tapRow(row, of: target)) }
      actions.append(.deleteRow(row, of: target))
      if isEditing { actions.append(.insertRow(row, of: target)) }
    }
    for section in 0..<numberOfSections where numberOfRows(inSection: section) > 0 {
      for row in [0, numberOfRows(inSection: section) - 1] {
        let path = IndexPath(row: row, section: section)
        if !visible.contains(path) { actions.append(.scroll(to: path, of: target)) }
      }
    }
    return actions
  }
}
