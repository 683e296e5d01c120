import RVBKit
import Screens
import Shared

/// Login's view: shows the state of its view model, passes on what the user does, and pushes Recovery.
///
/// The navigation controller of the sheet owns it; it owns its router and its view model. Users, Review and the
/// event of Recovery call it. It reports how it ended, and leaves its dismissal to its parent.
final class LoginViewController: UIViewController, LoginControllable {
  var router: (any LoginRoutable)?
  var onEvent: ((LoginEvent) -> Void)?

  var hasEnded: Bool { viewModel.hasEnded }

  private let viewModel: LoginViewModel
  private let screen: LoginScreen

  init(kind: LoginKind, viewModel: LoginViewModel) {
    self.viewModel = viewModel
    screen = LoginScreen(kind: kind)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    viewModel.onChange = { [weak self] state in self?.render(state) }
    viewModel.onEnd = { [weak self] event in self?.onEvent?(event) }
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
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.didTapSignInButton() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.didTapRecoveryButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    render(viewModel.state)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endIfDismissed()
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  // MARK: Requests

  func fill(login: String) {
    viewModel.fill(login: login)
  }

  func presentRecovery(
    animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?
  ) {
    presentChild(animated: animated, force: force, completion: completion) { login in
      login.makeRecovery()
    } show: { login, recovery in
      login.navigationController?.pushViewController(recovery, animated: animated)
    }
  }

  // MARK: Children

  private func makeRecovery() -> (any LoginRecoveryControllable)? {
    let recovery = router?.routeToRecovery(with: RecoveryParameter(login: viewModel.state.login))
    recovery?.onEvent = { [weak self] event in self?.recoveryDidSend(event) }
    return recovery
  }

  private func recoveryDidSend(_ event: LoginRecoveryEvent) {
    switch event {
    case .sent(let login):
      viewModel.recover(login: login)
      route(self, animated: true)
    case .back:
      route(self, animated: true)
    case .gone:
      endIfDismissed()
    }
  }

  // A swipe and other code of the app dismiss the sheet without a call to Login. Then the screen on top of it
  // disappears: Login or Recovery.
  private func endIfDismissed() {
    if navigationController?.isBeingDismissed == true { viewModel.dismissed() }
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

  private func didEditLogin() {
    viewModel.edit(login: screen.loginField.text ?? "")
  }

  private func didEditPassword() {
    viewModel.edit(password: Password(screen.passwordField.text ?? ""))
  }

  // A button that was tapped together with the one that opens Recovery does nothing (T2).
  private func didTapSignInButton() {
    guard !isCovered else { return }
    viewModel.signIn()
  }

  private func didTapRecoveryButton() {
    guard !isCovered, viewModel.canRecover else { return }
    presentRecovery(animated: true, force: false, completion: nil)
  }

  private func cancel() {
    guard !isCovered else { return }
    viewModel.cancel()
  }
}

extension LoginViewController: UITextFieldDelegate {
  // L12. The view model ignores a sign-in that is not possible.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === screen.loginField {
      screen.passwordField.becomeFirstResponder()
    } else {
      didTapSignInButton()
    }
    return false
  }
}
