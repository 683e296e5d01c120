import VIPERKit

/// Access to the session, for interactors. A test replaces it with a fake.
public protocol SessionGateway {
  /// The login of the signed-in user; nil when no user is signed in.
  var account: String? { get }
  /// Signs the user out.
  func signOut()
  /// Calls the handler at every change of the session.
  ///
  /// - Returns: Keeps the handler; releasing it ends the calls.
  func observeSession(_ handler: @escaping () -> Void) -> AnyObject
}
