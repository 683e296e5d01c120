import RoundTable
import Shared

/// What Login remembers.
///
/// The Core, the Presenter and the Joint share it; the Core alone writes to it.
final class LoginModuleState {
  var inputLogin = String()
  var inputPassword = Password("")
  /// Whether an attempt that Login has started is waiting for its reply.
  var isWaiting = false
  /// Whether Recovery is about to cover Login: from the tap until it is pushed.
  var isRecoveryRequested = false
  /// Whether the user has signed in or cancelled: Login is about to go, and nothing counts any more.
  var hasEnded = false

  var isReadyToSignIn: Bool {
    !isWaiting && !Login(inputLogin).isEmpty && !inputPassword.isEmpty
  }
}
