import Shared

/// Why an attempt to sign in has failed.
public enum SignInFailure: Error {
  /// The login and the password do not belong together.
  case wrongPair
  /// There were too many wrong attempts with this login.
  case limitReached
  /// Nobody could be asked.
  case noConnection
}

/// Where an interactor signs in. An attempt is told of as long as the gateway is kept.
final class SignInGateway {
  typealias Completion = (Result<Void, SignInFailure>) -> Void

  private let authManager: AuthManager
  private var observation: AuthObservation?

  init(trunk: Trunk) {
    authManager = trunk.authManager
  }

  var credentials: (login: String, password: Password) { authManager.credentials }

  func signIn(email: String, password: Password, completion: @escaping Completion) {
    signIn(login: email, password: password, completion: completion)
  }

  func signIn(phone: String, password: Password, completion: @escaping Completion) {
    signIn(login: phone, password: password, completion: completion)
  }

  func cancelSignIn() {
    observation = nil
    authManager.cancel()
  }

  /// Attaches before it asks: the manager may answer within the call (A1).
  private func signIn(login: String, password: Password, completion: @escaping Completion) {
    observation = authManager.attach { [weak self] status in
      guard let result = status.result else { return }
      self?.observation = nil
      completion(result)
    }
    authManager.signIn(login: login, password: password)
  }
}

extension AuthStatus {
  fileprivate var result: Result<Void, SignInFailure>? {
    switch self {
    case .login: .success(())
    case .wrong: .failure(.wrongPair)
    case .limit: .failure(.limitReached)
    case .unreachable: .failure(.noConnection)
    case .logout: nil
    }
  }
}
