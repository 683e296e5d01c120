import RVBKit
import Screens
import Shared

/// A view with a view model inside; nothing outside notices.
final class LoginViewController: UIViewController, LoginControllable {
  var router: (any LoginRoutable)?
  var onEvent: ((LoginEvent) -> Void)?

  private let viewModel: LoginViewModel
  private let screen: LoginScreen

  init(kind: LoginKind, viewModel: LoginViewModel) {
    self.viewModel = viewModel
    screen = LoginScreen(kind: kind)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    viewModel.onFill = { [weak self] in self?.fillFields() }
    viewModel.onChange = { [weak self] in self?.render() }
    viewModel.onSignIn = { [weak self] in self?.onEvent?(.signedIn) }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.editLogin() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.editPassword() }, for: .editingChanged)
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.signIn() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.pushRecovery() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    fillFields()
    render()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  func fill(login: String) {
    viewModel.fill(login: login)
  }

  private func fillFields() {
    screen.loginField.text = viewModel.login
    screen.passwordField.text = viewModel.password.text
  }

  private func render() {
    let isWaiting = viewModel.isWaiting
    screen.failureLabel.text = viewModel.failure
    screen.noticeLabel.text = viewModel.notice
    screen.loginField.isEnabled = !isWaiting
    screen.passwordField.isEnabled = !isWaiting
    screen.recoveryButton.isEnabled = !isWaiting
    screen.signInButton.isEnabled = viewModel.isReadyToSignIn
    if isWaiting {
      screen.waitingIndicator.startAnimating()
    } else {
      screen.waitingIndicator.stopAnimating()
    }
    navigationController?.isModalInPresentation = isWaiting
  }

  private func editLogin() {
    viewModel.edit(login: screen.loginField.text ?? "")
  }

  private func editPassword() {
    viewModel.edit(password: Password(screen.passwordField.text ?? ""))
  }

  private func cancel() {
    if viewModel.cancel() { onEvent?(.cancelled) }
  }

  private func pushRecovery() {
    guard let router, viewModel.beginRecovery() else { return }
    let recovery = router.routeToRecovery(with: RecoveryParameter(login: viewModel.login))
    recovery.onEvent = { [weak self] in self?.take($0) }
    navigationController?.pushViewController(recovery, animated: true)
  }

  private func take(_ event: RecoveryEvent) {
    switch event {
    case .sent(let login):
      viewModel.recover(login: login)
      route(self, animated: true)
    case .back:
      route(self, animated: true)
    case .gone:
      viewModel.endRecovery()
    }
  }
}

extension LoginViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    viewModel.end()
    onEvent?(.swiped)
  }
}
