import RoundTable
import Shared

/// What Recovery remembers.
///
/// The Core, the Presenter and the Joint share it; the Core alone writes to it.
final class RecoveryModuleState {
  var inputLogin: String
  /// Whether the user has sent or cancelled: Recovery is about to go, and nothing counts any more.
  var hasEnded = false

  init(login: String) {
    inputLogin = login
  }

  var isReadyToSend: Bool {
    !Login(inputLogin).isEmpty
  }
}
