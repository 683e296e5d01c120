import QuartetScreens
import QuartetShared
import RVBKit

/// Login's view: shows the state of its view model, passes on the user's actions, and pushes Recovery.
///
/// The navigation controller of the sheet owns it; it owns its router and its view model. Users, Review and the event of
/// Recovery call it. It must not close itself: it reports its end, and Review closes the sheet when that is possible.
final class LoginViewController: UIViewController, LoginControllable {
  var router: (any LoginRoutable)?
  var onEnd: (() -> Void)?
  let kind: LoginKind
  // What another module's screen stops is done at the next occasion (T6).
  let waitsForOtherModules = false

  private let viewModel: LoginViewModel
  private let screen: LoginScreen

  init(kind: LoginKind, viewModel: LoginViewModel) {
    self.kind = kind
    self.viewModel = viewModel
    screen = LoginScreen(kind: kind)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    viewModel.onChange = { [weak self] state in self?.render(state) }
    viewModel.onSignedIn = { [weak self] in self?.onEnd?() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didEditLogin() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.didEditPassword() }, for: .editingChanged)
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
    screen.signInButton.onTap(in: self) { $0.viewModel.signIn() }
    screen.recoveryButton.onTap(in: self) { $0.presentRecovery(animated: true, force: false) }
    screen.cancelButton.onTap(in: self) { $0.cancel() }
    render(viewModel.state)
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { cancel() }
    return true
  }

  // MARK: Requests

  func fill(login: String) { viewModel.fill(login: login) }

  func cancel() {
    viewModel.cancel()
    onEnd?()
  }

  func presentRecovery(animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?) {
    childScreens.request { [weak self] _ in
      guard let self else { return }
      // #1
      if let recovery = search(where: { $0 is any LoginRecoveryControllable })
        .last as? any LoginRecoveryControllable
      {
        // #2
        if force { route(recovery, animated: animated) }
        completion?(recovery)
        return
      }

      // #3
      let parameter = RecoveryParameter(login: viewModel.state.login)
      guard let recovery = router?.routeToRecovery(with: parameter) else { return }
      recovery.onEnd = { [weak self] login in self?.recoveryDidEnd(login: login) }

      // #4
      route(self, animated: animated) {
        $0?.childScreens.push(recovery, animated: animated)
        completion?(recovery)
      }
    }
  }

  private func recoveryDidEnd(login: String?) {
    route(self)
    if let login { viewModel.recover(login: login) }
  }

  // MARK: Display

  private func render(_ state: LoginViewModel.State) {
    // Setting the text that is typed already would move the cursor.
    if screen.loginField.text != state.login { screen.loginField.text = state.login }
    if screen.passwordField.text != state.password.text { screen.passwordField.text = state.password.text }
    screen.failureLabel.text = state.failure
    screen.noticeLabel.text = state.notice
    screen.loginField.isEnabled = !state.isWaiting
    screen.passwordField.isEnabled = !state.isWaiting
    screen.recoveryButton.isEnabled = !state.isWaiting
    screen.signInButton.isEnabled = state.canSignIn
    if state.isWaiting {
      screen.waitingIndicator.startAnimating()
    } else {
      screen.waitingIndicator.stopAnimating()
    }
    navigationController?.isModalInPresentation = state.isWaiting
  }

  private func didEditLogin() { viewModel.edit(login: screen.loginField.text ?? "") }

  private func didEditPassword() { viewModel.edit(password: Password(screen.passwordField.text ?? "")) }
}

extension LoginViewController: UITextFieldDelegate {
  // The view model ignores a sign-in that is not possible.
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
