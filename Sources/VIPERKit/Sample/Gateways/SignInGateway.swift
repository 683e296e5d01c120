public import QuartetShared

/// Why an attempt to sign in has failed.
public enum SignInFailure: Error {
  /// The login and the password do not belong together.
  case wrongPair
  /// There were too many wrong attempts with this login.
  case limitReached
  /// The server could not be reached.
  case noConnection
}

/// The part of signing in that all kinds of login share.
public protocol SignInGateway {
  /// The pair that signed in last; both empty at first.
  var credentials: (login: String, password: Password) { get }
}

/// The attempts of one scene to sign in, one at a time. Releasing it cancels the one that waits.
public protocol SigningIn: AnyObject {
  /// Whether an attempt waits for its result.
  var isWaiting: Bool { get }
  /// Starts an attempt; while one waits, nothing happens.
  ///
  /// - Parameter login: An email address or a phone number, as typed.
  func start(login: String, password: Password)
  /// Cancels the attempt that waits: it has no result.
  func cancel()
}

/// The endpoint that signs in with an email address. A test replaces it with a fake.
public protocol EmailSignInGateway: SignInGateway {
  /// Makes the object with which a scene signs in.
  ///
  /// - Parameter onResult: Called with the result of each attempt, before `start` returns or later, and with success
  ///   when the user signs in elsewhere. The returned object keeps it.
  func makeEmailAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn
}

/// The endpoint that signs in with a phone number. A test replaces it with a fake.
public protocol PhoneSignInGateway: SignInGateway {
  /// Makes the object with which a scene signs in.
  ///
  /// - Parameter onResult: Called with the result of each attempt, before `start` returns or later, and with success
  ///   when the user signs in elsewhere. The returned object keeps it.
  func makePhoneAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn
}

/// The gateways of the session and of signing in, on the domain's `AuthManager`.
///
/// Factories make it and interactors own it. It turns the manager's notifications into the values that scenes work with,
/// so that no scene names an entity. It keeps no state of its own: it returns the objects to keep.
struct AuthManagerGateway {
  let authManager: AuthManager

  init(trunk: Trunk) {
    authManager = trunk.authManager
  }
}

// The demo's server has one endpoint for both kinds of login; another server may have two.
extension AuthManagerGateway: EmailSignInGateway, PhoneSignInGateway {
  var credentials: (login: String, password: Password) { authManager.credentials }

  func makeEmailAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn {
    authManager.makeAttempt { onResult($0.result) }
  }

  func makePhoneAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn {
    authManager.makeAttempt { onResult($0.result) }
  }
}

extension SignInAttempt: SigningIn {
  /// Starts an attempt with a login as typed.
  public func start(login: String, password: Password) {
    start(login: Login(login), password: password)
  }
}

extension SignInAttempt.Outcome {
  fileprivate var result: Result<Void, SignInFailure> {
    switch self {
    case .signedIn: .success(())
    case .wrongPair: .failure(.wrongPair)
    case .limitReached: .failure(.limitReached)
    case .unreachable: .failure(.noConnection)
    }
  }
}
