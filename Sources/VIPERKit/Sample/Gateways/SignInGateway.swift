public import Shared
import VIPERKit

/// Why an attempt to sign in has failed.
public enum SignInFailure: Error {
  /// The login and the password do not belong together.
  case wrongPair
  /// There were too many wrong attempts with this login.
  case limitReached
  /// The server could not be reached.
  case noConnection
}

/// What signing in has in common for all kinds of login.
public protocol SignInGateway {
  /// The pair that signed in last; both empty at first.
  var credentials: (login: String, password: Password) { get }
}

/// The endpoint that signs in with an email address. A test replaces it with a fake.
public protocol EmailSignInGateway: SignInGateway {
  /// Starts an attempt.
  ///
  /// - Parameter completion: Runs synchronously or asynchronously.
  /// - Returns: The attempt. Releasing it cancels the attempt: the completion does not run any more.
  func signIn(
    email: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) -> AnyObject
}

/// The endpoint that signs in with a phone number. A test replaces it with a fake.
public protocol PhoneSignInGateway: SignInGateway {
  /// Starts an attempt.
  ///
  /// - Parameter completion: Runs synchronously or asynchronously.
  /// - Returns: The attempt. Releasing it cancels the attempt: the completion does not run any more.
  func signIn(
    phone: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) -> AnyObject
}
