import QuartetShared

/// Signs in with an email address, at the endpoint for it.
///
/// Login's presenter owns it and calls it. It asks the gateway and does nothing on its own; it has no state.
struct LoginInteractor_Email: LoginInteractive {
  private let gateway: any EmailSignInGateway

  init(gateway: any EmailSignInGateway) {
    self.gateway = gateway
  }

  var credentials: (login: String, password: Password) { gateway.credentials }

  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    gateway.signIn(email: login, password: password, completion: completion)
  }

  func cancelSignIn() {
    gateway.cancelSignIn()
  }

  func observeSignIn(_ handler: @escaping () -> Void) {
    gateway.observeSignIn(handler)
  }
}
