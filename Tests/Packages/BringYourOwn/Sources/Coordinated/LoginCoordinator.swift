import Screens
import Shared

final class LoginCoordinator: NSObject, UITextFieldDelegate {
  /// Called when Login has ended; Review dismisses it if it is still shown.
  var onEnd: (() -> Void)?
  private(set) var hasEnded = false

  private let authManager: AuthManager
  private let screen: LoginScreen
  private weak var stack: UINavigationController?
  private weak var controller: UIViewController?
  private lazy var attempt = authManager.makeAttempt { [weak self] in self?.take($0) }
  private var isSwipeable = true
  /// Recovery, from the tap until it is pushed.
  private var nextRecovery: UIViewController?

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
    let stack = SheetController(rootViewController: controller)
    stack.onDismissed = { [weak self] in self?.didDisappear() }
    (self.controller, self.stack) = (controller, stack)
    for field in [screen.loginField, screen.passwordField] {
      field.on(.editingChanged, self) { $0.clearMessages() }
      field.delegate = self
    }
    screen.signInButton.on(.touchUpInside, self) { $0.signIn() }
    screen.recoveryButton.on(.touchUpInside, self) { $0.askForRecovery() }
    screen.cancelButton.on(.touchUpInside, self) { $0.cancel() }
    render()
    return stack
  }

  /// Returns to Login when a link opens it again (D2).
  func comeBack(_ login: String?) {
    nextRecovery = nil
    stack?.whenIdle { [weak self] in
      guard let self, !hasEnded, let controller else { return }
      stack?.popToViewController(controller, animated: true)
    }
    if let login, !attempt.isWaiting { fill(login) }
  }

  // L12: Return goes to the next field, or signs in.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === screen.loginField {
      screen.passwordField.becomeFirstResponder()
    } else if screen.signInButton.isEnabled {
      signIn()
    }
    return false
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }
  private var isOnTop: Bool { !hasEnded && nextRecovery == nil && stack?.topViewController === controller }

  private func render() {
    let isWaiting = attempt.isWaiting
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

  // T3: the outcome may be reported before `start` returns.
  private func signIn() {
    guard isOnTop, !attempt.isWaiting else { return }
    clearMessages()
    attempt.start(login: Login(login), password: password)
    render()
  }

  private func take(_ outcome: SignInAttempt.Outcome) {
    guard !hasEnded else { return }
    switch outcome {
    case .signedIn: return end()
    case .wrongPair: screen.failureLabel.text = Texts.Login.wrongPair
    case .limitReached: screen.failureLabel.text = Texts.Login.limitReached
    case .unreachable: screen.failureLabel.text = Texts.Login.noConnection
    }
    render()
  }

  private func askForRecovery() {
    guard isOnTop else { return }
    let coordinator = RecoveryCoordinator(login: login)
    coordinator.onSend = { [weak self] login in
      self?.fill(login)
      self?.screen.noticeLabel.text = Texts.Login.recoverySent(to: login)
    }
    nextRecovery = coordinator.makeController()
    stack?.whenIdle { [weak self] in self?.showRecovery() }
  }

  private func showRecovery() {
    guard !hasEnded, let nextRecovery else { return }
    self.nextRecovery = nil
    stack?.pushViewController(nextRecovery, animated: true)
  }

  private func cancel() {
    guard isOnTop else { return }
    attempt.cancel()
    end()
  }

  // The sheet has gone although Login had not ended: by a swipe, or because other code dismissed it.
  private func didDisappear() {
    guard !hasEnded else { return }
    attempt.cancel()
    end()
  }

  private func end() {
    hasEnded = true
    onEnd?()
  }
}
