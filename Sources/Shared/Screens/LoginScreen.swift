public import PortableUIKit
public import QuartetShared

/// The view of Login (L1 to L12): two fields, a failure, a notice, an indicator and three buttons.
///
/// It is passive: it shows what it is given and contains no rule.
public final class LoginScreen: UIView {
  /// The login: `login.login`. The kind sets its placeholder, keyboard and content type.
  public let loginField = UITextField(identifier: "login.login")
  /// The password: `login.password`.
  public let passwordField = UITextField(identifier: "login.password")
  /// Why signing in failed; empty if it has not: `login.failure`. VoiceOver reads a failure when it appears.
  public let failureLabel: UILabel = AnnouncingLabel(
    identifier: "login.failure", style: .callout, color: .systemRed)
  /// A notice, for example that Recovery has sent instructions; empty if there is none: `login.notice`.
  public let noticeLabel = UILabel(identifier: "login.notice", style: .callout, color: .secondaryLabel)
  /// Animates while an attempt waits for its reply, and is hidden otherwise: `login.waiting`.
  public let waitingIndicator = UIActivityIndicatorView(style: .medium)
  /// Starts an attempt: `login.signInButton`.
  public let signInButton = UIButton(identifier: "login.signInButton", title: Texts.Login.signIn)
  /// Opens Recovery: `login.recoveryButton`.
  public let recoveryButton = UIButton(identifier: "login.recoveryButton", title: Texts.Login.recovery)
  /// Ends Login: `login.cancelButton`.
  public let cancelButton = UIButton(identifier: "login.cancelButton", title: Texts.Login.cancel)

  /// Makes the screen with empty fields and without an animation.
  ///
  /// - Parameter kind: What the user signs in with.
  public init(kind: LoginKind = .email) {
    super.init(frame: .zero)
    show(kind)
    loginField.returnKeyType = .next
    passwordField.placeholder = Texts.Login.password
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    passwordField.returnKeyType = .go
    passwordField.enablesReturnKeyAutomatically = true
    waitingIndicator.accessibilityIdentifier = "login.waiting"
    stackScrolling([
      loginField, passwordField, failureLabel, noticeLabel, waitingIndicator,
      signInButton, recoveryButton, cancelButton,
    ])
  }

  /// Shows what the user signs in with, in the login.
  public func show(_ kind: LoginKind) {
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
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
