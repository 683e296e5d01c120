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

  func makeAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn {
    gateway.makePhoneAttempt(onResult: onResult)
  }
}
