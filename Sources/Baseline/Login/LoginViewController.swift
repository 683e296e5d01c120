import PortableUIKit
import Screens
import Shared

final class LoginViewController: UIViewController {
  /// Called once, when Login has ended; Review dismisses it if it is still shown.
  var onEnd: (() -> Void)?
  private(set) var hasEnded = false

  private let authManager: AuthManager
  private let screen: LoginScreen
  private lazy var attempt = authManager.makeAttempt { [weak self] outcome in self?.attemptDidEnd(outcome) }
  /// Recovery, from the tap until it is pushed.
  private var nextRecovery: RecoveryViewController?

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
    screen.loginField.delegate = self
    screen.passwordField.delegate = self
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
    nextRecovery = nil
    navigationController?.whenIdle { [weak self] in
      guard let self, !hasEnded else { return }
      navigationController?.popToViewController(self, animated: true)
    }
    if let login, !attempt.isWaiting { fill(login: login) }
  }

  /// The sheet has gone. A waiting attempt is cancelled (L9).
  func didDisappear() {
    guard !hasEnded else { return }
    attempt.cancel()
    end()
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }

  // Another button that was tapped in the same turn may have ended or covered Login (T2).
  private var isOnTop: Bool {
    !hasEnded && nextRecovery == nil && navigationController?.topViewController === self
  }

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
    onEnd?()
  }

  private func pushRecovery() {
    guard isOnTop else { return }
    let recovery = RecoveryViewController(login: login)
    recovery.onSend = { [weak self] login in self?.didRecover(login: login) }
    nextRecovery = recovery
    navigationController?.whenIdle { [weak self] in self?.pushNextRecovery() }
  }

  private func pushNextRecovery() {
    guard !hasEnded, let nextRecovery else { return }
    self.nextRecovery = nil
    navigationController?.pushViewController(nextRecovery, animated: true)
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

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === screen.loginField {
      screen.passwordField.becomeFirstResponder()
    } else if screen.signInButton.isEnabled {
      signIn()
    }
    return false
  }
}
