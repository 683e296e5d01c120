import QuartetScreens
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

/// The sheet: the navigation controller around Login's screen, onto which the Joint pushes Recovery.
///
/// UIKit owns it while it is presented over Review, and it owns the module.
typealias LoginModuleView = RTEModuleViewNavigatable<LoginModulePrimaryView>

/// Login's screen: it sends the user's edits and taps, and shows the Presenter's updates.
///
/// ``LoginModuleView`` contains it at the root of its stack, under Recovery. It decides nothing: the Return key, too, moves
/// the focus only when the Presenter sends `focusPassword`.
final class LoginModulePrimaryView: RTEModuleViewStandalone<LoginModuleTypes>, RTEModulePrimaryView,
  UITextFieldDelegate
{
  private let screen = LoginScreen()

  override init(pipeline: LoginModulePipeline) {
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
    screen.signInButton.onTap(in: self) { $0.pipeline.notify(intent: .loginButtonTap) }
    screen.recoveryButton.onTap(in: self) { $0.pipeline.notify(intent: .recoveryButtonTap) }
    screen.cancelButton.onTap(in: self) { $0.pipeline.notify(intent: .cancelButtonTap) }
  }

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    switch update {
    case .prefill(let kind, let login, let password):
      screen.show(kind)
      screen.loginField.text = login
      screen.passwordField.text = password.text
    case .failure(let reason):
      screen.failureLabel.text = reason
    case .notice(let text):
      screen.noticeLabel.text = text
    case .toggleWaitingIndicator(let visible):
      toggleWaiting(visible)
    case .toggleLoginButton(let enabled):
      screen.signInButton.isEnabled = enabled
    case .focusPassword:
      screen.passwordField.becomeFirstResponder()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { pipeline.notify(intent: .cancelButtonTap) }
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    respond { pipeline.notify(intent: textField === screen.loginField ? .loginReturn : .passwordReturn) }
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
    // A swipe does not dismiss the sheet meanwhile.
    navigationController?.isModalInPresentation = isWaiting
  }

  private func handleLoginChange() {
    pipeline.notify(intent: .loginChange(screen.loginField.text ?? ""))
  }

  private func handlePasswordChange() {
    pipeline.notify(intent: .passwordChange(Password(screen.passwordField.text ?? "")))
  }
}
