public import Shared
import VIPERKit

/// The gateways of the session and of signing in, on the domain's `AuthManager`.
///
/// Factories make it and interactors own it. It turns the manager's notifications into the values that scenes work with,
/// so that no scene names an entity. It has no state of its own: what has to be kept is returned.
struct AuthManagerGateway {
  private let authManager: AuthManager

  init(trunk: Trunk) {
    authManager = trunk.authManager
  }
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
