import Interactions
import Shared

/// What decides about a login and a password: covers some members of `AuthManager`.
protocol Authenticating: AnyObject {
  /// Attaches an observer until the object that is returned is released.
  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject
  func signIn(login: Login, password: Password)
  func cancel()
}

/// What remembers the credentials that signed in last: covers a property of `AuthManager`.
protocol CredentialsRemembering: AnyObject {
  var credentials: (login: String, password: Password) { get }
}

extension AuthManager: Authenticating, CredentialsRemembering {
  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject {
    attach(observer)
  }
}
