import PortableUIKit
import QuartetScreens
import QuartetShared

/// Login without a pattern: signs in with what its fields contain, shows why that failed, and pushes Recovery.
///
/// The sheet's navigation controller owns it, and it owns its attempt. The user, Review and Recovery's closure call it. It
/// must not close itself: Review does.
final class LoginViewController: UIViewController {
  /// Called when Login has ended, and again when it was closed. Review closes it if it is still shown.
  var onEnd: (() -> Void)?

  private let authManager: AuthManager
  private let screen: LoginScreen
  private lazy var attempt = authManager.makeAttempt { [weak self] outcome in self?.attemptDidEnd(outcome) }

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
    screen.signInButton.onTap(in: self) { $0.signIn() }
    screen.recoveryButton.onTap(in: self) { $0.pushRecovery() }
    screen.cancelButton.onTap(in: self) { $0.cancel() }
    updateControls()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { cancel() }
    return true
  }

  /// Goes back to Login from Recovery. A login replaces the one typed, unless an attempt is waiting.
  func comeBack(login: String?) {
    childScreens.dropRequests()
    childScreens.close()
    if let login, !attempt.isWaiting { fill(login: login) }
  }

  /// Ends Login. A waiting attempt is cancelled.
  func cancel() {
    attempt.cancel()
    onEnd?()
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }

  private func didEdit() {
    clearMessages()
    updateControls()
  }

  private func fill(login: String) {
    screen.loginField.text = login
    screen.passwordField.text = ""
    didEdit()
  }

  // The outcome may come before `start` returns.
  private func signIn() {
    guard !attempt.isWaiting else { return }
    clearMessages()
    attempt.start(login: Login(login), password: password)
    updateControls()
  }

  private func attemptDidEnd(_ outcome: SignInAttempt.Outcome) {
    updateControls()
    switch outcome {
    case .signedIn: onEnd?()
    case .wrongPair: fail(Texts.Login.wrongPair)
    case .limitReached: fail(Texts.Login.limitReached)
    case .unreachable: fail(Texts.Login.noConnection)
    }
  }

  private func fail(_ reason: String) { screen.failureLabel.text = reason }

  private func pushRecovery() {
    let recovery = RecoveryViewController(login: login)
    recovery.onEnd = { [weak self] login in self?.recoveryDidEnd(login: login) }
    childScreens.push(recovery)
  }

  private func recoveryDidEnd(login: String?) {
    childScreens.close()
    guard let login else { return }
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
    respond {
      if textField === screen.loginField {
        screen.passwordField.becomeFirstResponder()
      } else if screen.signInButton.isEnabled {
        signIn()
      }
    }
    return false
  }
}
