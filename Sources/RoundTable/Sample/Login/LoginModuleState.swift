import QuartetShared

/// What Login remembers: what was typed, and whether an attempt is waiting.
///
/// The Core alone writes to it. The Presenter reads whether "Sign in" is enabled, the Joint the login for Recovery.
final class LoginModuleState {
  var inputLogin = String()
  var inputPassword = Password("")
  /// Whether an attempt that Login has started is waiting for its reply.
  var isWaiting = false

  var isReadyToSignIn: Bool {
    !isWaiting && !Login(inputLogin).isEmpty && !inputPassword.isEmpty
  }
}
