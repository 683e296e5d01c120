import RoundTable
import QuartetScreens
import QuartetShared

/// What the user does in Login.
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
/// UIKit owns it while it is presented over Review, and it owns the module. It handles one update itself: whether a swipe
/// dismisses the sheet.
final class LoginModuleView: RTEModuleViewNavigatable<LoginModulePrimaryView> {
  init(pipeline: LoginModulePipeline, kind: LoginModuleKind) {
    super.init(primaryView: LoginModulePrimaryView(pipeline: pipeline, kind: kind))
  }

  required init?(coder: NSCoder) { nil }

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    // While an attempt is waiting, a swipe does not dismiss the sheet (L10).
    if case .toggleWaitingIndicator(let visible) = update { isModalInPresentation = visible }
    super.handlePresenter(update: update)
  }
}

/// Login's screen: it sends what the user types and taps, and shows the Presenter's updates.
///
/// ``LoginModuleView`` contains it at the root of its stack, under Recovery. It decides nothing: the Return key, too, moves
/// the focus only when the Presenter sends `focusPassword`.
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
    screen.signInButton.onTap(in: self) { $0.pipeline.notify(intent: .loginButtonTap) }
    screen.recoveryButton.onTap(in: self) { $0.pipeline.notify(intent: .recoveryButtonTap) }
    screen.cancelButton.onTap(in: self) { $0.pipeline.notify(intent: .cancelButtonTap) }
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
  }

  private func handleLoginChange() {
    pipeline.notify(intent: .loginChange(screen.loginField.text ?? ""))
  }

  private func handlePasswordChange() {
    pipeline.notify(intent: .passwordChange(Password(screen.passwordField.text ?? "")))
  }
}
