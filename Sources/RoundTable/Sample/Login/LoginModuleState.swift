import Shared

/// What Login remembers: what was typed, and whether an attempt is waiting.
///
/// The Core alone writes to it. The Presenter reads whether "Sign in" is enabled, the Joint the login for Recovery.
final class LoginModuleState {
  /// What the Joint makes Recovery with.
  let children: LoginModuleChildren
  var inputLogin = String()
  var inputPassword = Password("")
  /// Whether an attempt that Login has started is waiting for its reply.
  var isWaiting = false

  init(children: LoginModuleChildren = LoginModuleChildren()) {
    self.children = children
  }

  var isReadyToSignIn: Bool {
    !isWaiting && !Login(inputLogin).isEmpty && !inputPassword.isEmpty
  }
}
