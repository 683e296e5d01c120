import RoundTable

final class LoginModuleState {
  let kind: LoginModuleKind
  var inputLogin = String()
  var inputPassword = String()

  init(kind: LoginModuleKind) {
    self.kind = kind
  }
}
