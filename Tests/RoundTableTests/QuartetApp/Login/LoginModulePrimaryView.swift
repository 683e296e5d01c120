import RoundTable
import QuartetScreens
import QuartetShared

#if canImport(Combine)
  import Combine
#endif

/// In the place of the app's SwiftUI screen: shows what is in the binding, and notifies what the user types and taps.
final class LoginModulePrimaryView: UIViewController, UITextFieldDelegate {
  private let binding: LoginModuleBinding
  private let pipeline: RTEModuleViewSeat<LoginModuleTypes>
  private let screen = LoginScreen()
  private var observations: [AnyCancellable] = []

  init(module: LoginModule) {
    (binding, pipeline) = (module.binding, module.pipeline)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observations = [
      binding.$kind.sink { [screen] in screen.show($0) },
      binding.$login.sink { [screen] in screen.loginField.text = $0 },
      binding.$password.sink { [screen] in screen.passwordField.text = $0.text },
      binding.$failure.sink { [screen] in screen.failureLabel.text = $0 },
      binding.$notice.sink { [screen] in screen.noticeLabel.text = $0 },
      binding.$canSignIn.sink { [screen] in screen.signInButton.isEnabled = $0 },
      binding.$isWaiting.sink { [weak self] in self?.toggleWaiting($0) },
      binding.$focusedField.sink { [weak self] in self?.focus($0) },
    ]
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
    onChange(of: screen.loginField) { .loginChange($0) }
    onChange(of: screen.passwordField) { .passwordChange(Password($0)) }
    onTap(screen.signInButton, .loginButtonTap)
    onTap(screen.recoveryButton, .recoveryButtonTap)
    onTap(screen.cancelButton, .cancelButtonTap)
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { pipeline.notify(intent: .cancelButtonTap) }
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    binding.focusedField = textField === screen.loginField ? .login : .password
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    respond { pipeline.notify(intent: textField === screen.loginField ? .loginReturn : .passwordReturn) }
    return false
  }

  private func onChange(of field: UITextField, _ intent: @escaping (String) -> LoginModuleViewIntent) {
    let action = UIAction { [weak self, weak field] _ in
      self?.pipeline.notify(intent: intent(field?.text ?? ""))
    }
    field.addAction(action, for: .editingChanged)
  }

  private func onTap(_ button: UIButton, _ intent: LoginModuleViewIntent) {
    button.onTap(in: self) { $0.pipeline.notify(intent: intent) }
  }

  private func toggleWaiting(_ isWaiting: Bool) {
    for control in [screen.loginField, screen.passwordField, screen.recoveryButton] {
      control.isEnabled = !isWaiting
    }
    if isWaiting {
      screen.waitingIndicator.startAnimating()
    } else {
      screen.waitingIndicator.stopAnimating()
    }
  }

  private func focus(_ field: LoginModuleField?) {
    switch field {
    case .login: screen.loginField.becomeFirstResponder()
    case .password: screen.passwordField.becomeFirstResponder()
    case nil: break
    }
  }
}
