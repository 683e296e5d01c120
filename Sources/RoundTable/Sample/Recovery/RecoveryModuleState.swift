import RoundTable
import Shared

/// What Recovery remembers.
///
/// The Core, the Presenter and the Joint share it; the Core alone writes to it.
final class RecoveryModuleState {
  var inputLogin: String

  init(login: String) {
    inputLogin = login
  }

  var isReadyToSend: Bool {
    !Login(inputLogin).isEmpty
  }
}
