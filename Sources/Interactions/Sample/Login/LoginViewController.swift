import Interactions
import Screens
import Shared

/// Login's controller: owns the screen and the four interactions, and tells them what the user does.
///
/// The sheet owns it. It decides nothing.
final class LoginViewController: UIViewController {
  private let screen: LoginScreen
  private let fillingIn: any LoginFillingInInteracting
  private let signingIn: any LoginSigningInInteracting
  private let recovering: any LoginRecoveringInteracting
  private let leaving: any LoginLeavingInteracting

  init(
    kind: LoginKind,
    fillingIn: any LoginFillingInInteracting,
    signingIn: any LoginSigningInInteracting,
    recovering: any LoginRecoveringInteracting,
    leaving: any LoginLeavingInteracting
  ) {
    screen = LoginScreen(kind: kind)
    self.fillingIn = fillingIn
    self.signingIn = signingIn
    self.recovering = recovering
    self.leaving = leaving
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    fillingIn.use(screen as any LoginFillingInRendering)
    signingIn.use(screen as any LoginSigningInRendering)
    signingIn.use(self as any LoginSheetRendering)
    recovering.use(screen as any LoginRecoveringRendering)
    leaving.use(screen as any TapsRendering)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeFields() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.didChangeFields() }, for: .editingChanged)
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.didTapSignInButton() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.didTapRecoveryButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.didTapCancelButton() }, for: .touchUpInside)
    fillingIn.didLoadView()
  }

  override func accessibilityPerformEscape() -> Bool {
    didTapCancelButton()
    return true
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }

  private func didChangeFields() {
    fillingIn.didChangeFields(login: login, password: password)
  }

  private func didTapSignInButton() {
    guard accepts(screen.signInButton) else { return }
    signingIn.didTapSignInButton(login: login, password: password)
  }

  private func didTapRecoveryButton() {
    guard accepts(screen.recoveryButton) else { return }
    recovering.didTapRecoveryButton(login: login)
  }

  private func didTapCancelButton() {
    guard accepts(screen.cancelButton) else { return }
    signingIn.didTapCancelButton()
    leaving.didTapCancelButton()
  }
}

extension LoginViewController: LoginScreenControlling {
  func use(_ listener: any LoginListening) {
    leaving.use(listener)
  }

  func use(_ stack: any StackControlling & IdleAwaiting) {
    recovering.use(stack)
  }

  func didOpenSignInLink(login: String?) {
    recovering.didOpenSignInLink()
    fillingIn.didOpenSignInLink(login: login)
  }

  func didDisappear() {
    signingIn.didDisappear()
    leaving.didDisappear()
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === screen.loginField {
      screen.passwordField.becomeFirstResponder()
    } else {
      didTapSignInButton()
    }
    return false
  }
}
