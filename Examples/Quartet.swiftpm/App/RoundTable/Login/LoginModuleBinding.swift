import RoundTable
import QuartetShared

// The tests compile this file on Linux, too.
#if canImport(Combine)
  import Combine
#endif

/// What the user does in Login.
enum LoginModuleViewIntent: Equatable {
  case loginChange(String)
  case passwordChange(Password)
  /// The Return key in the login.
  case loginReturn
  /// The Return key in the password.
  case passwordReturn
  case loginButtonTap
  case recoveryButtonTap
  case cancelButtonTap
}

/// What Login shows.
struct LoginModuleContent: Equatable {
  var login = ""
  var password: Password = ""
  var failure: String?
  var notice: String?
  var isWaiting = false
  var isReadyToSignIn = false
}

/// A field of Login.
enum LoginModuleField {
  case login, password
}

/// What the Presenter writes, and the screen observes. The module owns it.
final class LoginModuleBinding: ObservableObject {
  @Published var content = LoginModuleContent()
  /// The field with the focus. The screen writes to it too, when the user taps a field.
  @Published var focusedField: LoginModuleField?
}
