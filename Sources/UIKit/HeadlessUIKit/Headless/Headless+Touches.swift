extension Headless {
  /// The controller that receives touches: the top of the presented chain, after the running dismissal if there is one.
  var touchedContainer: UIViewController? {
    if let dismissal = running as? Dismissal, !dismissal.isCancelled { return dismissal.presenter }
    return topOfChain
  }

  /// The screen that ``touchedContainer`` shows.
  var touchedScreen: UIViewController? {
    var top = touchedContainer
    while let front = top?.frontController { top = front }
    return top
  }
}
