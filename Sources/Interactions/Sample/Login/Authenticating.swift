import Interactions
import Shared

/// Whoever decides on a pair: covers some methods of `AuthManager`.
protocol Authenticating: AnyObject {
  /// Tells the observer every status until what is answered is released.
  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject
  func signIn(login: Login, password: Password)
  func cancel()
}

extension AuthManager: Authenticating {
  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject {
    attach(observer)
  }
}
