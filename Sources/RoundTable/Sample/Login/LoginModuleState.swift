import RoundTable
import Shared

final class LoginModuleState {
  enum Phase {
    case filling
    case waiting
    case recovering
    case ended
  }

  let kind: LoginModuleKind
  var inputLogin = String()
  var inputPassword = Password("")
  var phase = Phase.filling

  init(kind: LoginModuleKind) {
    self.kind = kind
  }

  var isReadyToSignIn: Bool {
    phase != .waiting && !Login(inputLogin).isEmpty && !inputPassword.isEmpty
  }
}
