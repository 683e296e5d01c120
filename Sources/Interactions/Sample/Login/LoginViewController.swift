import Interactions
import Screens
import Shared

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
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.didChangePassword() }, for: .editingChanged)
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.signingIn.didTapSignInButton() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.recovering.didTapRecoveryButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.leaving.didTapCancelButton() }, for: .touchUpInside)

    fillingIn.use(screen)
    signingIn.use(screen)
    signingIn.use(self)
    recovering.use(screen)
    if let navigationController { recovering.use(navigationController) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    leaving.didTapCancelButton()
    return true
  }

  private func didChangeLogin() {
    fillingIn.didChangeLogin(screen.loginField.text ?? "")
  }

  private func didChangePassword() {
    fillingIn.didChangePassword(Password(screen.passwordField.text ?? ""))
  }
}

extension LoginViewController: LoginControlling {
  func use(_ listener: any LoginListening) {
    leaving.use(listener)
  }

  func didOpenSignInLink(login: String?) {
    recovering.didOpenSignInLink()
    fillingIn.didOpenSignInLink(login: login)
  }
}

extension LoginViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    leaving.didSwipeAway()
  }
}
