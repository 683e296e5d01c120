extension Headless {
  /// What receives touches: the top of the presented chain, or what it will be when the running dismissal has ended.
  var touchedContainer: UIViewController? {
    if let dismissal = running as? Dismissal, !dismissal.isCancelled { return dismissal.presenter }
    return topOfChain
  }

  /// What ``touchedContainer`` shows.
  var touchedScreen: UIViewController? {
    var top = touchedContainer
    while let front = top?.frontController { top = front }
    return top
  }
}
