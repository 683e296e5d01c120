import Interactions
import Shared

/// Whoever remembers the pair that signed in last: covers a property of `AuthManager`.
protocol CredentialsRemembering: AnyObject {
  var credentials: (login: String, password: Password) { get }
}

extension AuthManager: CredentialsRemembering {}
