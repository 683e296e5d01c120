import Shared
import VIPERKit

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
  private var completion: Completion?

  init(trunk: Trunk) {
    authManager = trunk.authManager
    observation = authManager.attach { [weak self] in self?.complete($0.result) }
  }

  var credentials: (login: String, password: Password) { authManager.credentials }

  func signIn(email: String, password: Password, completion: @escaping Completion) {
    signIn(login: email, password: password, completion: completion)
  }

  func signIn(phone: String, password: Password, completion: @escaping Completion) {
    signIn(login: phone, password: password, completion: completion)
  }

  func cancelSignIn() {
    completion = nil
    authManager.cancel()
  }

  /// The completion is there before the manager is asked, which may answer within the call (A1).
  private func signIn(login: String, password: Password, completion: @escaping Completion) {
    self.completion = completion
    authManager.signIn(login: Login(login), password: password)
  }

  private func complete(_ result: Result<Void, SignInFailure>?) {
    guard let result, let completion else { return }
    self.completion = nil
    completion(result)
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
