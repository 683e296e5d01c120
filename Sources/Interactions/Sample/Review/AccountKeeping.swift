import Interactions
import Shared

/// Whoever knows who is signed in: covers some members of `AuthManager`.
protocol AccountKeeping: AnyObject {
  var account: String? { get }

  /// Tells the observer every status until what is answered is released.
  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject
  func signOut()
}

extension AuthManager: AccountKeeping {}
