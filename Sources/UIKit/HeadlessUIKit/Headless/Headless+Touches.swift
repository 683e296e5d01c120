extension Headless {
  /// The controller that receives touches: the top of the presented chain, after the running dismissal if there is one.
  var touchedContainer: UIViewController? {
    if let dismissal = running as? Dismissal, !dismissal.endsCancelled { return dismissal.presenter }
    return topOfChain
  }
}
