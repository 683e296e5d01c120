import QuartetScreens
import QuartetShared

final class LoginViewController: UIViewController {
  let viewModel: LoginViewModel
  private let screen: LoginScreen

  init(kind: LoginKind, viewModel: LoginViewModel) {
    self.viewModel = viewModel
    screen = LoginScreen(kind: kind)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    viewModel.onChange = { [weak self] in self?.render() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [screen.loginField, screen.passwordField] {
      field.addAction(UIAction { [weak self] _ in self?.didEdit() }, for: .editingChanged)
      field.delegate = self
    }
    screen.signInButton.onTap(in: self) { $0.viewModel.signIn() }
    screen.recoveryButton.onTap(in: self) { $0.viewModel.recover() }
    screen.cancelButton.onTap(in: self) { $0.viewModel.cancel() }
    render()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { viewModel.cancel() }
    return true
  }

  private func didEdit() {
    viewModel.edit(
      login: screen.loginField.text ?? "", password: Password(screen.passwordField.text ?? ""))
  }

  private func render() {
    // Setting the text that is typed already would move the cursor.
    let texts = [(screen.loginField, viewModel.login), (screen.passwordField, viewModel.password.text)]
    for (field, text) in texts where field.text != text { field.text = text }
    screen.failureLabel.text = viewModel.failure
    screen.noticeLabel.text = viewModel.notice
    let isWaiting = viewModel.isWaiting
    let controls: [UIControl] = [screen.loginField, screen.passwordField, screen.recoveryButton]
    for control in controls { control.isEnabled = !isWaiting }
    screen.signInButton.isEnabled = viewModel.canSignIn
    if isWaiting { screen.waitingIndicator.startAnimating() } else { screen.waitingIndicator.stopAnimating() }
    navigationController?.isModalInPresentation = isWaiting
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    respond {
      if textField === screen.loginField {
        screen.passwordField.becomeFirstResponder()
      } else {
        viewModel.signIn()
      }
    }
    return false
  }
}
