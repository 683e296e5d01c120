import Shared
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

  func observeSession(_ handler: @escaping (SessionChange) -> Void) -> AnyObject {
    authManager.attach { handler($0 == .signedIn ? .began : .ended) }
  }
}

// The demo's server has one endpoint for both kinds of login; another server may have two.
extension AuthManagerGateway: EmailSignInGateway, PhoneSignInGateway {
  var credentials: (login: String, password: Password) { authManager.credentials }

  func signIn(
    email: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) -> AnyObject {
    signIn(login: Login(email), password: password, completion: completion)
  }

  func signIn(
    phone: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) -> AnyObject {
    signIn(login: Login(phone), password: password, completion: completion)
  }

  private func signIn(
    login: Login, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) -> AnyObject {
    let attempt = authManager.makeAttempt { completion($0.result) }
    attempt.start(login: login, password: password)
    return attempt
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
