import Shared
import VIPERKit

struct LoginInteractor_Phone: LoginInteractive {
  private let gateway: SignInGateway

  init(gateway: SignInGateway) {
    self.gateway = gateway
  }

  var kind: LoginKind { .phone }
  var credentials: (login: String, password: Password) { gateway.credentials }

  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    gateway.signIn(phone: login, password: password, completion: completion)
  }

  func cancelSignIn() {
    gateway.cancelSignIn()
  }
}
