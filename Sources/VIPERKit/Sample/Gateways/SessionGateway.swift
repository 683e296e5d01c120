import Shared
import VIPERKit

/// What can happen to the session.
public enum SessionChange: Sendable {
  /// Someone has signed in.
  case began
  /// Whoever was signed in has signed out, or the session has expired.
  case ended
}

/// Where an interactor learns who is signed in. It is told of changes as long as it is kept.
final class SessionGateway {
  private let authManager: AuthManager
  private var observation: AuthObservation?

  init(trunk: Trunk) {
    authManager = trunk.authManager
  }

  var account: String? { authManager.account }

  func observe(_ handler: @escaping (SessionChange) -> Void) {
    observation = authManager.attach { status in
      switch status {
      case .login: handler(.began)
      case .logout: handler(.ended)
      case .wrong, .limit, .unreachable: break
      }
    }
  }

  func signOut() {
    authManager.signOut()
  }
}
