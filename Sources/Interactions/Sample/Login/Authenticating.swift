import QuartetShared

/// Decides about a login and a password: covers some members of `AuthManager`.
protocol Authenticating: AnyObject {
  /// Makes attempts for one screen, which owns them.
  func attempts(onOutcome: @escaping (SignInAttempt.Outcome) -> Void) -> any Attempting
}

/// One screen's attempts to sign in: covers `SignInAttempt`.
protocol Attempting: AnyObject {
  var isWaiting: Bool { get }

  func start(login: Login, password: Password)
  func cancel()
}

/// Remembers the credentials that signed in last: covers a property of `AuthManager`.
protocol CredentialsRemembering: AnyObject {
  var credentials: (login: String, password: Password) { get }
}

extension SignInAttempt: Attempting {}

extension AuthManager: Authenticating, CredentialsRemembering {
  func attempts(onOutcome: @escaping (SignInAttempt.Outcome) -> Void) -> any Attempting {
    makeAttempt(onOutcome: onOutcome)
  }
}
