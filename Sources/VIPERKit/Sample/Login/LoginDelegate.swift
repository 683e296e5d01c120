import VIPERKit

/// What Login reports to the scene that presents it, and which dismisses it.
///
/// Login's presenter refers to its delegate `unowned`: the delegate must live as long as Login. The presenter of the
/// scene that presents Login does so.
public protocol LoginDelegate: AnyObject {
  /// The user has signed in or cancelled: Login waits to be dismissed. Or a swipe or other code of the app has dismissed
  /// it. Called once.
  func loginDidEnd()
}
