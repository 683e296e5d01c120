import Combine
import QuartetShared
import RoundTable

/// The user's actions in Login.
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

/// A field of Login.
enum LoginModuleField {
  case login, password
}

/// The values that the Presenter writes and the screen observes. The module owns it.
final class LoginModuleBinding: ObservableObject {
  @Published var kind = LoginModuleKind.email
  /// The screen writes to the login and the password too, when the user types.
  @Published var login = ""
  @Published var password: Password = ""
  @Published var failure: String?
  @Published var notice: String?
  @Published var isWaiting = false
  @Published var canSignIn = false
  /// The field with the focus. The screen writes to it too, when the user taps a field.
  @Published var focusedField: LoginModuleField?
}
