import Interactions
import Shared

/// What has been typed and how far it has got, as the interactions of Login share it.
protocol LoginForming: AnyObject {
  var login: String { get set }
  var password: Password { get set }
  var phase: LoginPhase { get set }
}

enum LoginPhase {
  case filling
  case waiting
  case recovering
  case ended
}

final class LoginForm {
  var login = String()
  var password = Password("")
  var phase = LoginPhase.filling
}

extension LoginForm: LoginForming {}

extension LoginForming {
  var isReadyToSignIn: Bool {
    phase != .waiting && !Login(login).isEmpty && !password.isEmpty
  }
}
