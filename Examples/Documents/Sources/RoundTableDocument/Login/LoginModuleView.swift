import RoundTable

enum LoginModuleViewIntent {
  case loginChange(String)
  case passwordChange(String)
  case loginButtonTap
  case cancelButtonTap
  case recoveryButtonTap
}

final class LoginModuleView: RTEModuleViewStandalone<LoginModuleTypes>, UITextFieldDelegate {
  let loginTextField = UITextField()
  let passwordTextField = UITextField()
  let failureLabel = UILabel()
  let waitingIndicator = UIActivityIndicatorView()
  let loginButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    self.loginTextField.delegate = self
    self.passwordTextField.delegate = self
    self.loginButton.addAction(
      UIAction { [weak self] _ in self?.handleLoginButton() }, for: .touchUpInside)
  }

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    switch update {
    case .prefill(let login, let password):
      self.loginTextField.text = login
      self.passwordTextField.text = password
    case .failure(let reason):
      self.failureLabel.text = reason
    case .toggleWaitingIndicator(let visible):
      if visible {
        self.waitingIndicator.startAnimating()
      } else {
        self.waitingIndicator.stopAnimating()
      }
    }
  }

  private func handleLoginButton() {
    self.pipeline.notify(intent: .loginButtonTap)
  }

  internal func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = NSString(string: textField.text ?? "").replacingCharacters(in: range, with: string)
    if textField === self.loginTextField {
      self.pipeline.notify(intent: .loginChange(text))
    } else if textField === self.passwordTextField {
      self.pipeline.notify(intent: .passwordChange(text))
    }

    return true
  }
}
