extension Headless {
  /// Swipes the sheet on top down, all the way.
  ///
  /// A sheet that is modal or whose delegate refuses stays, and its delegate is told of the attempt.
  /// Otherwise the dismissal begins, and ends as every transition does.
  ///
  /// - Returns: whether there is a sheet to swipe; otherwise nothing changes.
  @discardableResult
  public func swipeDown() -> Bool {
    guard let sheet = swipeableSheet else { return false }
    let mayGo = mayBeSwipedAway(sheet)
    guard swipeableSheet === sheet else { return true }
    if mayGo {
      start(Dismissal(of: [sheet], animated: true, cause: .swipe))
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    return true
  }

  /// Swipes the sheet on top down, and lets it go before it is away: it comes back, which is a transition
  /// of its own. A sheet that may not go does not follow the finger, and nobody is told.
  ///
  /// - Returns: whether there is a sheet to swipe; otherwise nothing changes.
  @discardableResult
  public func swipeDownAndLetGo() -> Bool {
    guard let sheet = swipeableSheet else { return false }
    if mayBeSwipedAway(sheet), swipeableSheet === sheet {
      start(Dismissal(of: [sheet], animated: true, cause: .swipeLetGo))
    }
    return true
  }

  private var swipeableSheet: UIPresentationController? {
    guard handsAreFree, let top = presentations.last, top.isSwipeable else { return nil }
    return top
  }

  /// A modal sheet refuses without asking its delegate (Apple, UIPresentationController.h).
  private func mayBeSwipedAway(_ sheet: UIPresentationController) -> Bool {
    guard !sheet.presentedViewController.isModalInPresentation else { return false }
    return sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }
}
