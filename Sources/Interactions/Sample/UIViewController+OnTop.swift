import Interactions

extension UIViewController {
  /// Whether a tap on a control counts: another tap in the same turn may have disabled or covered it, or
  /// ended the screen (T2).
  ///
  /// Every controller of the feature asks this before it tells an interaction of a tap, so that an interaction learns
  /// only of what really happened.
  func accepts(_ control: UIControl) -> Bool {
    control.isEnabled && view.isUserInteractionEnabled && isOnTop
  }

  private var isOnTop: Bool {
    let isTop = navigationController.map { $0.topViewController === self } ?? true
    let isLeaving = (navigationController ?? self).isBeingDismissed
    let isCovered = presentedViewController.map { !$0.isBeingDismissed } ?? false
    return isTop && !isLeaving && !isCovered
  }
}
