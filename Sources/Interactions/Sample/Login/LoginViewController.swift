import Interactions
import QuartetScreens
import QuartetShared

/// Login's controller: owns the screen and three interactions, and reports the user's actions.
///
/// The sheet owns it. It decides nothing: it reads the fields and passes their texts on with the event, so that no
/// interaction keeps them.
final class LoginViewController: UIViewController {
  private let screen: LoginScreen
  private let fillingIn: any LoginFillingInInteracting
  private let signingIn: any LoginSigningInInteracting
  private let recovering: any LoginRecoveringInteracting

  init(
    kind: LoginKind,
    fillingIn: any LoginFillingInInteracting,
    signingIn: any LoginSigningInInteracting,
    recovering: any LoginRecoveringInteracting
  ) {
    screen = LoginScreen(kind: kind)
    self.fillingIn = fillingIn
    self.signingIn = signingIn
    self.recovering = recovering
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    fillingIn.use(screen)
    signingIn.use(screen)
    recovering.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [screen.loginField, screen.passwordField] {
      field.addAction(UIAction { [weak self] _ in self?.didChangeFields() }, for: .editingChanged)
      field.delegate = self
    }
    screen.signInButton.onTap(in: self) {
      $0.signingIn.didTapSignInButton(login: $0.login, password: $0.password)
    }
    screen.recoveryButton.onTap(in: self) { $0.recovering.didTapRecoveryButton(login: $0.login) }
    screen.cancelButton.onTap(in: self) { $0.signingIn.didCancel() }
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { signingIn.didCancel() }
    return true
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }

  private func didChangeFields() {
    fillingIn.didChangeFields(login: login, password: password)
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    respond {
      if textField === screen.loginField {
        screen.passwordField.becomeFirstResponder()
      } else {
        signingIn.didPressReturn(login: login, password: password)
      }
    }
    return false
  }
}
