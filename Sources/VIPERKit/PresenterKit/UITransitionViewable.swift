/// A view that runs actions of its presenter as soon as the scene's router can open another scene.
///
/// A tap needs none: it comes while the view is in front. Links, replies and a change of the session come at any time. A
/// scene's Viewable protocol inherits it; a `UIViewController` conforms without code of its own.
@MainActor @preconcurrency
public protocol UITransitionViewable {
  /// Runs an action once: before this call returns if a scene can be opened or one is open and stays, otherwise when no
  /// transition runs. While a screen of another module is in front, only the latest action is kept.
  ///
  /// - Parameter action: Called with whether a scene is open; if not, the router can open one. Kept until it has run: let it
  ///   refer to the presenter weakly.
  func whenNavigable(perform action: @escaping (_ isSceneOpen: Bool) -> Void)

  /// Drops the actions that have not run, for example because the session has ended.
  func dropActions()

  /// Runs the kept action and closes what should be closed, if no screen of another module is in front any more.
  func resumeActions()
}
