import VIPERKit

extension UIViewController {
  /// Whether nothing covers this scene. What is being dismissed covers it no more (T7).
  ///
  /// UIKit is asked every time, because other code of the app may present or dismiss view controllers too. Two taps in
  /// one turn of the run loop reach their buttons, although the first one covers the scene (T2).
  var isOnTop: Bool {
    presentedViewController?.isBeingDismissed != false
      && (navigationController?.topViewController ?? self) === self
  }

  /// What is presented when this scene is shown as a sheet: the outermost container of it, or the scene itself.
  var sheet: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}
