import QuartetScreens
import QuartetShared
import VIPERKit

/// Shows Login and reports the user's actions to the presenter.
///
/// The sheet's stack owns it, and it owns the presenter, which calls it as Viewable; the router pushes Recovery onto that
/// stack as Navigable. It decides nothing and keeps no data. As Login's input, it passes on Review's calls.
final class LoginViewController: UIViewController, LoginViewable, LoginNavigable, LoginInput,
  UIActivityIndicatorProviding
{
  var presenter: (any LoginPresentable)!

  private lazy var screen = LoginScreen(kind: presenter.kind)

  private typealias UIModel = LoginUIModel

  // MARK: Lifecycle

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { presenter.didTapCancelButton() }
    return true
  }

  // MARK: Setup

  private func setUp() {
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpActions() {
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.didChangePassword() }, for: .editingChanged)
    screen.signInButton.onTap(in: self) { $0.presenter.didTapSignInButton() }
    screen.recoveryButton.onTap(in: self) { $0.presenter.didTapRecoveryButton() }
    screen.cancelButton.onTap(in: self) { $0.presenter.didTapCancelButton() }
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  private func didChangeLogin() {
    presenter.didChangeLogin(to: screen.loginField.text ?? "")
  }

  private func didChangePassword() {
    presenter.didChangePassword(to: Password(screen.passwordField.text ?? ""))
  }

  // MARK: Viewable

  var activityIndicator: UIActivityIndicatorView { screen.waitingIndicator }

  func setLogin(to login: String) {
    screen.loginField.text = login
  }

  func setPassword(to password: Password) {
    screen.passwordField.text = password.text
  }

  func setFailure(to text: String?) {
    screen.failureLabel.text = text
  }

  func setNotice(to text: String?) {
    screen.noticeLabel.text = text
  }

  func setInputInteraction(to isEnabled: Bool) {
    screen.loginField.isEnabled = isEnabled
    screen.passwordField.isEnabled = isEnabled
    screen.recoveryButton.isEnabled = isEnabled
  }

  func setSignInButtonInteraction(to isEnabled: Bool) {
    screen.signInButton.isEnabled = isEnabled
  }

  func focusPassword() {
    screen.passwordField.becomeFirstResponder()
  }

  func setSwipeInteraction(to isEnabled: Bool) {
    navigationController?.isModalInPresentation = !isEnabled
  }

  // MARK: Input

  func update(parameters: LoginParameters) {
    presenter.update(parameters: parameters)
  }

  func didClose() {
    presenter.didClose()
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    respond {
      if textField === screen.loginField {
        presenter.didReturnFromLogin()
      } else {
        presenter.didReturnFromPassword()
      }
    }
    return false
  }
}
