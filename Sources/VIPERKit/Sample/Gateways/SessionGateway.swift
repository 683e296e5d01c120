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

extension AuthManagerGateway: SessionGateway {
  var account: String? { authManager.account }

  func signOut() {
    authManager.signOut()
  }

  func observeSession(_ handler: @escaping () -> Void) -> AnyObject {
    authManager.attach { _ in handler() }
  }
}
