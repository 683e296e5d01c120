import Screens
import Shared

final class LoginCoordinator {
  var onEnd: (() -> Void)?

  private let authManager: AuthManager
  private let screen: LoginScreen
  private weak var stack: UINavigationController?
  private weak var controller: UIViewController?
  private var observation: AuthObservation?
  private var isSwipeable = true
  private var hasEnded = false

  init(authManager: AuthManager, kind: LoginKind, login: String?) {
    self.authManager = authManager
    screen = LoginScreen(kind: kind)
    screen.loginField.text = login ?? authManager.credentials.login
    screen.passwordField.text = login == nil ? authManager.credentials.password.text : ""
  }

  func makeController(isSwipeable: Bool) -> UIViewController {
    self.isSwipeable = isSwipeable
    let controller = ScreenController(screen, title: Texts.Login.title, coordinator: self)
    controller.onEscape = { [weak self] in self?.cancel() }
    controller.onSwipe = { [weak self] in self?.end() }
    let stack = UINavigationController(rootViewController: controller)
    stack.presentationController?.delegate = controller
    (self.controller, self.stack) = (controller, stack)
    for field in [screen.loginField, screen.passwordField] {
      field.on(.editingChanged, self) { $0.clearMessages() }
    }
    screen.signInButton.on(.touchUpInside, self) { $0.signIn() }
    screen.recoveryButton.on(.touchUpInside, self) { $0.showRecovery() }
    screen.cancelButton.on(.touchUpInside, self) { $0.cancel() }
    observation = authManager.attach { [weak self] in self?.take($0) }
    render()
    return stack
  }

  /// Returns to Login when a link opens it again (D2).
  func comeBack(_ login: String?) {
    if let controller { stack?.popToViewController(controller, animated: true) }
    if let login, !authManager.isWaiting { fill(login) }
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }
  private var isOnTop: Bool { !hasEnded && stack?.topViewController === controller }

  private func render() {
    let isWaiting = authManager.isWaiting
    for control in [screen.loginField, screen.passwordField, screen.recoveryButton] {
      control.isEnabled = !isWaiting
    }
    screen.signInButton.isEnabled = !isWaiting && !Login(login).isEmpty && !password.isEmpty
    isWaiting ? screen.waitingIndicator.startAnimating() : screen.waitingIndicator.stopAnimating()
    stack?.isModalInPresentation = isWaiting || !isSwipeable
  }

  private func clearMessages() {
    screen.failureLabel.text = nil
    screen.noticeLabel.text = nil
    render()
  }

  private func fill(_ login: String) {
    screen.loginField.text = login
    screen.passwordField.text = ""
    clearMessages()
  }

  // T3: the manager may call its observers before `signIn` returns.
  private func signIn() {
    guard isOnTop else { return }
    clearMessages()
    authManager.signIn(login: Login(login), password: password)
    render()
  }

  private func take(_ status: AuthStatus) {
    switch status {
    case .login: dismiss()
    case .wrong: screen.failureLabel.text = Texts.Login.wrongPair
    case .limit: screen.failureLabel.text = Texts.Login.limitReached
    case .unreachable: screen.failureLabel.text = Texts.Login.noConnection
    case .logout: break
    }
    render()
  }

  private func showRecovery() {
    guard isOnTop else { return }
    let coordinator = RecoveryCoordinator(login: login)
    coordinator.onSend = { [weak self] login in
      self?.fill(login)
      self?.screen.noticeLabel.text = Texts.Login.recoverySent(to: login)
    }
    stack?.pushViewController(coordinator.makeController(), animated: true)
  }

  private func cancel() {
    guard isOnTop else { return }
    authManager.cancel()
    dismiss()
  }

  private func dismiss() {
    stack?.presentingViewController?.dismiss(animated: true)
    end()
  }

  private func end() {
    hasEnded = true
    onEnd?()
  }
}
