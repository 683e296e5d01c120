import Shared
import VIPERKit

/// The gateways of the session and of signing in, on the domain's `AuthManager`.
///
/// Factories make it and interactors own it. It turns the manager's statuses into the values that scenes work with,
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
    authManager.attach { status in
      switch status {
      case .login: handler(.began)
      case .logout: handler(.ended)
      case .wrong, .limit, .unreachable: break
      }
    }
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

  func cancelSignIn() {
    authManager.cancel()
  }

  // It attaches before it asks, because the manager may notify synchronously (A1).
  private func signIn(
    login: Login, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) -> AnyObject {
    let observation = authManager.attach { status in
      if let result = status.signInResult { completion(result) }
    }
    authManager.signIn(login: login, password: password)
    return observation
  }
}

extension AuthStatus {
  fileprivate var signInResult: Result<Void, SignInFailure>? {
    switch self {
    case .login: .success(())
    case .wrong: .failure(.wrongPair)
    case .limit: .failure(.limitReached)
    case .unreachable: .failure(.noConnection)
    case .logout: nil
    }
  }
}
