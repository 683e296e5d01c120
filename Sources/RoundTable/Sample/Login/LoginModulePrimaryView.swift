import RoundTable
import Screens
import Shared

/// What the user does in Login, and that it has gone.
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
  /// The sheet has left the screen: by a button, by a swipe, or dismissed by other code of the app.
  case disappear
}

/// Login's screen: it notifies what the user types and taps, and shows the Presenter's updates.
///
/// ``LoginModuleView`` contains it. It owns the pipeline and with it the module. It contains no rule of the feature,
/// except that a covered button cannot be tapped.
final class LoginModulePrimaryView: RTEModuleViewStandalone<LoginModuleTypes>, UITextFieldDelegate {
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
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.handleLoginChange() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.handlePasswordChange() }, for: .editingChanged)
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.notifyTap(.loginButtonTap) }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.notifyTap(.recoveryButtonTap) }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.notifyTap(.cancelButtonTap) }, for: .touchUpInside)
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
    case .focusPassword:
      screen.passwordField.becomeFirstResponder()
    case .toggleSignInButton(let enabled):
      screen.signInButton.isEnabled = enabled
    case .toggleWaitingIndicator(let visible):
      toggleWaiting(visible)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    notifyTap(.cancelButtonTap)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notifyTap(textField === screen.loginField ? .loginReturn : .passwordReturn)
    return false
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

  // UIKit still delivers a tap that came in the same turn as the one that has pushed Recovery (T2).
  private func notifyTap(_ intent: LoginModuleViewIntent) {
    guard navigationController?.topViewController === self else { return }
    pipeline.notify(intent: intent)
  }
}
