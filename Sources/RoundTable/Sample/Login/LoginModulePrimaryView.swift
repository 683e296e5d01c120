import RoundTable
import Screens
import Shared

enum LoginModuleViewIntent {
  case loginChange(String)
  case passwordChange(Password)
  case loginButtonTap
  case recoveryButtonTap
  case cancelButtonTap
  case swipe
}

final class LoginModulePrimaryView: RTEModuleViewStandalone<LoginModuleTypes> {
  private let screen: LoginScreen

  init(pipeline: LoginModulePipeline, kind: LoginModuleKind) {
    screen = LoginScreen(kind: kind)
    super.init(pipeline: pipeline)
    title = Texts.Login.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.handleLoginChange() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.handlePasswordChange() }, for: .editingChanged)
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.handleLoginButton() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.handleRecoveryButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.handleCancelButton() }, for: .touchUpInside)
  }

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    switch update {
    case .prefill(let login, let password):
      screen.loginField.text = login
      screen.passwordField.text = password.text
    case .failure(let reason):
      screen.failureLabel.text = reason
    case .notice(let text):
      screen.noticeLabel.text = text
    case .toggleSignInButton(let enabled):
      screen.signInButton.isEnabled = enabled
    case .toggleWaitingIndicator(let visible):
      toggleWaiting(visible)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    handleCancelButton()
    return true
  }

  private func toggleWaiting(_ isWaiting: Bool) {
    screen.loginField.isEnabled = !isWaiting
    screen.passwordField.isEnabled = !isWaiting
    screen.recoveryButton.isEnabled = !isWaiting
    if isWaiting {
      screen.waitingIndicator.startAnimating()
    } else {
      screen.waitingIndicator.stopAnimating()
    }
  }

  private func handleLoginChange() {
    pipeline.notify(intent: .loginChange(screen.loginField.text ?? ""))
  }

  private func handlePasswordChange() {
    pipeline.notify(intent: .passwordChange(Password(screen.passwordField.text ?? "")))
  }

  private func handleLoginButton() {
    pipeline.notify(intent: .loginButtonTap)
  }

  private func handleRecoveryButton() {
    pipeline.notify(intent: .recoveryButtonTap)
  }

  private func handleCancelButton() {
    pipeline.notify(intent: .cancelButtonTap)
  }
}
