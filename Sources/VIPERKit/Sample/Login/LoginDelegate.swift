import VIPERKit

/// Hears from Login how it ends. Whoever presents Login dismisses it.
///
/// Login's presenter refers to its delegate `unowned`: it must live as long as Login does. The presenter of the
/// scene that presents Login does so.
public protocol LoginDelegate: AnyObject {
  /// Login is there, and takes links from now on; refer to it weakly.
  func loginDidLoad(_ login: any LoginLinkable)
  /// An attempt has succeeded: Login waits to be dismissed.
  func loginDidSignIn()
  /// The person has cancelled: Login waits to be dismissed.
  func loginDidCancel()
  /// The person has swiped Login away: it has gone already.
  func loginWasSwipedAway()
}
