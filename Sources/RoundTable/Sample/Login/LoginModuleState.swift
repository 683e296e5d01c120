import QuartetShared

/// The data of Login: the typed texts, whether an attempt is waiting, and the message about the last one.
///
/// The Core alone writes to it. The Presenter makes of it everything that Login shows, the Joint reads the login for
/// Recovery.
final class LoginModuleState {
  let kind: LoginModuleKind
  /// The login that Login begins with, without a password; nil for the remembered credentials.
  let login: String?
  var inputLogin = String()
  var inputPassword = Password("")
  /// Whether an attempt that Login has started is waiting for its reply.
  var isWaiting = false
  /// Whether the user has signed in or cancelled, which happens once.
  var hasEnded = false
  var failure: LoginModuleCoreEvent.Failure?
  /// The login to which Recovery has sent instructions, until the next edit or attempt.
  var recoveredLogin: String?

  init(kind: LoginModuleKind, login: String? = nil) {
    self.kind = kind
    self.login = login
  }

  var isReadyToSignIn: Bool {
    !isWaiting && !Login(inputLogin).isEmpty && !inputPassword.isEmpty
  }
}
