import QuartetShared

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

/// The session and signing in, on the domain's `AuthManager`.
///
/// The code that starts the feature makes it. It turns the manager's notifications into the values that scenes work with,
/// so that no scene names an entity, and keeps no state of its own.
struct AuthManagerGateway {
  let authManager: AuthManager
}

extension AuthManagerGateway: SessionGateway {
  var account: String? { authManager.account }

  func signOut() {
    authManager.signOut()
  }

  func observeSession(_ handler: @escaping () -> Void) -> AnyObject {
    authManager.attach { _ in handler() }
  }
}
