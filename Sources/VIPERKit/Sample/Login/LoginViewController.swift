import Screens
import Shared
import VIPERKit

/// Shows Login and reports to the presenter what the user does.
///
/// The navigation controller that shows it owns it, and it owns the presenter, which calls it as Viewable; the router
/// calls it as Navigable. It decides nothing and keeps no data.
final class LoginViewController: UIViewController, LoginViewable, LoginNavigable, UIActivityIndicatorProviding
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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if sheet.isBeingDismissed { presenter.sheetDidDisappear() }
  }

  override func accessibilityPerformEscape() -> Bool {
    presenter.didTapCancelButton()
    return true
  }

  // MARK: Setup

  private func setUp() {
    setUpView()
    setUpLayout()
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpView() {
    screen.backgroundColor = UIModel.Colors.background
    screen.loginField.font = UIModel.Fonts.field
    screen.loginField.returnKeyType = UIModel.Misc.loginReturnKeyType
    screen.passwordField.font = UIModel.Fonts.field
    screen.passwordField.returnKeyType = UIModel.Misc.passwordReturnKeyType
    screen.failureLabel.font = UIModel.Fonts.message
    screen.failureLabel.textColor = UIModel.Colors.failure
    screen.noticeLabel.font = UIModel.Fonts.message
    screen.noticeLabel.textColor = UIModel.Colors.notice
  }

  private func setUpLayout() {
    screen.directionalLayoutMargins = UIModel.Layout.margins
  }

  private func setUpActions() {
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.didChangePassword() }, for: .editingChanged)
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapSignInButton() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapRecoveryButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapCancelButton() }, for: .touchUpInside)
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
    sheet.isModalInPresentation = !isEnabled
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === screen.loginField {
      presenter.didReturnFromLogin()
    } else {
      presenter.didReturnFromPassword()
    }
    return false
  }
}
