import RoundTable
import Shared

final class RecoveryModuleState {
  var inputLogin: String
  var hasEnded = false

  init(login: String) {
    inputLogin = login
  }

  var isReadyToSend: Bool {
    !Login(inputLogin).isEmpty
  }
}
