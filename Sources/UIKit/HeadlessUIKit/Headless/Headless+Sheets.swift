extension Headless {
  /// Swipes the sheet on top down.
  ///
  /// If `isModalInPresentation` or the delegate prevents the dismissal, the sheet stays and the delegate
  /// receives `presentationControllerDidAttemptToDismiss`. Otherwise the dismissal begins.
  ///
  /// - Returns: whether a sheet can be swiped; if not, nothing happens.
  @discardableResult public func swipeDown() -> Bool {
    guard let sheet = swipeableSheet else { return false }
    let allowsDismissal = allowsDismissal(of: sheet)
    // The delegate's method may have started another transition.
    guard swipeableSheet === sheet else { return true }
    if allowsDismissal {
      start(Dismissal(of: [sheet], animated: true, cause: .swipe(isCancelled: false)))
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    return true
  }

  /// Begins to swipe the sheet on top down and cancels the swipe: the sheet returns, in a transition of its
  /// own. If the dismissal is prevented, no transition begins and the delegate is not notified.
  ///
  /// - Returns: whether a sheet can be swiped; if not, nothing happens.
  @discardableResult public func swipeDownAndCancel() -> Bool {
    guard let sheet = swipeableSheet else { return false }
    if allowsDismissal(of: sheet), swipeableSheet === sheet {
      start(Dismissal(of: [sheet], animated: true, cause: .swipe(isCancelled: true)))
    }
    return true
  }

  private var swipeableSheet: UIPresentationController? {
    guard acceptsGestures, let top = presentations.last, top.isSwipeable else { return nil }
    return top
  }

  /// With `isModalInPresentation`, UIKit does not call the delegate's method (Apple, UIPresentationController.h).
  private func allowsDismissal(of sheet: UIPresentationController) -> Bool {
    guard !sheet.presentedViewController.isModalInPresentation else { return false }
    return sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }
}
