public import PortableUIKit
public import Shared

/// What Login looks like (L1 to L11): two fields, what went wrong, a notice, the indicator and the buttons.
///
/// A passive view: it shows what it is given and knows no rule.
public final class LoginScreen: UIView {
  /// Who signs in: `login.login`. The kind sets its placeholder, keyboard and content type.
  public let loginField = UITextField(identifier: "login.login")
  /// Their password: `login.password`.
  public let passwordField = UITextField(identifier: "login.password")
  /// Why signing in failed, or nothing: `login.failure`.
  public let failureLabel = UILabel(identifier: "login.failure", style: .callout, color: .systemRed)
  /// What has been done about it, or nothing: `login.notice`.
  public let noticeLabel = UILabel(identifier: "login.notice", style: .callout, color: .secondaryLabel)
  /// Runs while an attempt waits for its reply: `login.waiting`.
  public let waitingIndicator = UIActivityIndicatorView(style: .medium)
  /// Starts an attempt: `login.signInButton`.
  public let signInButton = UIButton(identifier: "login.signInButton", title: Texts.Login.signIn)
  /// Opens Recovery: `login.recoveryButton`.
  public let recoveryButton = UIButton(identifier: "login.recoveryButton", title: Texts.Login.recovery)
  /// Ends Login: `login.cancelButton`.
  public let cancelButton = UIButton(identifier: "login.cancelButton", title: Texts.Login.cancel)

  /// Makes the screen with its fields empty and its indicator still.
  ///
  /// - Parameter kind: What a person signs in with.
  public init(kind: LoginKind) {
    super.init(frame: .zero)
    switch kind {
    case .email:
      loginField.placeholder = Texts.Login.email
      loginField.keyboardType = .emailAddress
      loginField.textContentType = .username
    case .phone:
      loginField.placeholder = Texts.Login.phone
      loginField.keyboardType = .phonePad
      loginField.textContentType = .telephoneNumber
    }
    passwordField.placeholder = Texts.Login.password
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    waitingIndicator.accessibilityIdentifier = "login.waiting"
    stack([
      loginField, passwordField, failureLabel, noticeLabel, waitingIndicator,
      signInButton, recoveryButton, cancelButton,
    ])
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
