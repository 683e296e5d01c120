import QuartetShared

/// Signs in with a phone number, at the endpoint for it.
///
/// Login's presenter owns it and calls it. It asks the gateway and does nothing on its own; it has no state.
struct LoginInteractor_Phone: LoginInteractive {
  private let gateway: any PhoneSignInGateway

  init(gateway: any PhoneSignInGateway) {
    self.gateway = gateway
  }

  var credentials: (login: String, password: Password) { gateway.credentials }

  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    gateway.signIn(phone: login, password: password, completion: completion)
  }

  func cancelSignIn() {
    gateway.cancelSignIn()
  }

  func observeSignIn(_ handler: @escaping () -> Void) {
    gateway.observeSignIn(handler)
  }
}
