import PortableUIKit
import Screens
import Shared

final class LoginViewController: UIViewController {
  private let authManager: AuthManager
  private let screen: LoginScreen
  private lazy var attempt = authManager.makeAttempt { [weak self] outcome in self?.attemptDidEnd(outcome) }
  private var hasEnded = false

  /// - Parameter login: The login to begin with, without a password; nil for the remembered credentials.
  init(kind: LoginKind, authManager: AuthManager, login: String?) {
    self.authManager = authManager
    screen = LoginScreen(kind: kind)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    screen.loginField.text = login ?? authManager.credentials.login
    screen.passwordField.text = login == nil ? authManager.credentials.password.text : ""
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didEdit() }, for: .editingChanged)
    screen.passwordField.addAction(
      UIAction { [weak self] _ in self?.didEdit() }, for: .editingChanged)
    screen.signInButton.addAction(
      UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    screen.recoveryButton.addAction(
      UIAction { [weak self] _ in self?.pushRecovery() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    updateControls()
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  /// Goes back to Login from Recovery. A login replaces the one typed, unless an attempt is waiting (D2).
  func comeBack(login: String?) {
    navigationController?.popToViewController(self, animated: true)
    if let login, !attempt.isWaiting { fill(login: login) }
  }

  /// Cancels a waiting attempt when the sheet has gone (L9).
  func didDisappear() {
    hasEnded = true
    attempt.cancel()
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }

  // Another button that was tapped in the same turn may have ended or covered Login (T2).
  private var isOnTop: Bool { !hasEnded && navigationController?.topViewController === self }

  private func didEdit() {
    clearMessages()
    updateControls()
  }

  private func fill(login: String) {
    screen.loginField.text = login
    screen.passwordField.text = ""
    didEdit()
  }

  // The outcome may come before `start` returns (T3).
  private func signIn() {
    guard isOnTop, !attempt.isWaiting else { return }
    clearMessages()
    attempt.start(login: Login(login), password: password)
    updateControls()
  }

  private func attemptDidEnd(_ outcome: SignInAttempt.Outcome) {
    guard !hasEnded else { return }
    switch outcome {
    case .signedIn: end()
    case .wrongPair: fail(Texts.Login.wrongPair)
    case .limitReached: fail(Texts.Login.limitReached)
    case .unreachable: fail(Texts.Login.noConnection)
    }
  }

  private func fail(_ reason: String) {
    screen.failureLabel.text = reason
    updateControls()
  }

  private func cancel() {
    guard isOnTop else { return }
    attempt.cancel()
    end()
  }

  private func end() {
    hasEnded = true
    presentingViewController?.dismiss(animated: true)
  }

  private func pushRecovery() {
    guard isOnTop else { return }
    let recovery = RecoveryViewController(login: login)
    recovery.onSend = { [weak self] login in self?.didRecover(login: login) }
    navigationController?.pushViewController(recovery, animated: true)
  }

  private func didRecover(login: String) {
    fill(login: login)
    screen.noticeLabel.text = Texts.Login.recoverySent(to: login)
  }

  private func clearMessages() {
    screen.failureLabel.text = nil
    screen.noticeLabel.text = nil
  }

  private func updateControls() {
    let isWaiting = attempt.isWaiting
    screen.loginField.isEnabled = !isWaiting
    screen.passwordField.isEnabled = !isWaiting
    screen.recoveryButton.isEnabled = !isWaiting
    screen.signInButton.isEnabled = !isWaiting && !Login(login).isEmpty && !password.isEmpty
    if isWaiting {
      screen.waitingIndicator.startAnimating()
    } else {
      screen.waitingIndicator.stopAnimating()
    }
    navigationController?.isModalInPresentation = isWaiting
  }
}
