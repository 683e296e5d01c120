import RVBKit
import Screens
import Shared

/// What Login knows and decides; only its view knows that it exists.
final class LoginViewModel {
  enum Phase { case filling, waiting, recovering, ended }

  /// The fields have new texts that nobody has typed.
  var onFill: (() -> Void)?
  /// Anything else may look different.
  var onChange: (() -> Void)?
  /// Somebody has signed in, and with that Login has ended.
  var onSignIn: (() -> Void)?

  private(set) var login = ""
  private(set) var password = Password("")
  private(set) var failure: String?
  private(set) var notice: String?

  private let authManager: AuthManager
  private var observation: AuthObservation?
  private var phase = Phase.filling

  init(authManager: AuthManager) {
    self.authManager = authManager
    (login, password) = authManager.credentials
    observation = authManager.attach { [weak self] in self?.take($0) }
  }

  var isWaiting: Bool { phase == .waiting }
  var isReadyToSignIn: Bool { !isWaiting && !Login(login).isEmpty && !password.isEmpty }

  func edit(login: String) {
    self.login = login
    clearMessages()
  }

  func edit(password: Password) {
    self.password = password
    clearMessages()
  }

  func fill(login: String) {
    guard phase != .waiting, phase != .ended else { return }
    self.login = login
    password = Password("")
    onFill?()
    clearMessages()
  }

  // What is seen says that it waits before the manager is asked, because the reply may come within the call (T3).
  func signIn() {
    guard phase == .filling, isReadyToSignIn else { return }
    phase = .waiting
    clearMessages()
    authManager.signIn(login: Login(login), password: password)
  }

  /// - Returns: Whether Login can be cancelled at all, as it cannot a second time.
  func cancel() -> Bool {
    guard phase == .filling || phase == .waiting else { return false }
    end()
    return true
  }

  /// Gives up an attempt that waits, and takes no further part.
  func end() {
    if isWaiting { authManager.cancel() }
    phase = .ended
  }

  /// - Returns: Whether Recovery can be opened.
  func beginRecovery() -> Bool {
    guard phase == .filling else { return false }
    phase = .recovering
    return true
  }

  func recover(login: String) {
    fill(login: login)
    notice = Texts.Login.recoverySent(to: login)
    onChange?()
  }

  func endRecovery() {
    if phase == .recovering { phase = .filling }
  }

  private func take(_ status: AuthStatus) {
    guard isWaiting else { return }
    switch status {
    case .login:
      phase = .ended
      onSignIn?()
    case .wrong: fail(Texts.Login.wrongPair)
    case .limit: fail(Texts.Login.limitReached)
    case .unreachable: fail(Texts.Login.noConnection)
    case .logout: break
    }
  }

  private func fail(_ reason: String) {
    phase = .filling
    failure = reason
    onChange?()
  }

  private func clearMessages() {
    failure = nil
    notice = nil
    onChange?()
  }
}
