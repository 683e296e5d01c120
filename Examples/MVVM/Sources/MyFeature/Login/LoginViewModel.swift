import QuartetScreens
import QuartetShared

/// What Login shows and does.
final class LoginViewModel {
  /// Called after every change of the properties that the view shows.
  var onChange: (() -> Void)?
  /// Called when Login has ended. A later call means nothing new.
  var onEnd: (() -> Void)?

  private(set) var login: String
  private(set) var password: Password
  private(set) var failure: String?
  private(set) var notice: String?

  private let authManager: AuthManager
  private let coordinator: Coordinator
  private lazy var attempt = authManager.makeAttempt { [weak self] in self?.attemptDidEnd(with: $0) }

  /// - Parameter login: What to begin with, without a password; nil for the remembered credentials.
  init(authManager: AuthManager, login: String?, coordinator: Coordinator) {
    self.authManager = authManager
    self.coordinator = coordinator
    (self.login, password) = login.map { ($0, "") } ?? authManager.credentials
    _ = attempt  // It observes sign-ins in other windows from now on (L13).
  }

  var isWaiting: Bool { attempt.isWaiting }
  var canSignIn: Bool { !isWaiting && !Login(login).isEmpty && !password.isEmpty }

  func edit(login: String, password: Password) {
    fill(login: login, password: password)
  }

  // The outcome may come before `start` returns (T3).
  func signIn() {
    guard canSignIn else { return }
    (failure, notice) = (nil, nil)
    attempt.start(login: Login(login), password: password)
    onChange?()
  }

  func recover() {
    coordinator.pushRecovery(login: login) { [weak self] login in self?.recoveryDidEnd(login: login) }
  }

  /// Goes back from Recovery. A login replaces the one typed, unless an attempt waits (D2).
  func comeBack(login: String?) {
    coordinator.closeRecovery()
    if let login, !isWaiting { fill(login: login) }
  }

  /// Ends Login, and gives up an attempt that waits (L9).
  func cancel() {
    attempt.cancel()
    onEnd?()
  }

  private func recoveryDidEnd(login: String?) {
    coordinator.closeRecovery()
    if let login { fill(login: login, notice: Texts.Login.recoverySent(to: login)) }
  }

  private func fill(login: String, password: Password = "", notice: String? = nil) {
    (self.login, self.password, self.notice, failure) = (login, password, notice, nil)
    onChange?()
  }

  private func attemptDidEnd(with outcome: SignInAttempt.Outcome) {
    switch outcome {
    case .signedIn: break
    case .wrongPair: failure = Texts.Login.wrongPair
    case .limitReached: failure = Texts.Login.limitReached
    case .unreachable: failure = Texts.Login.noConnection
    }
    onChange?()
    if outcome == .signedIn { onEnd?() }
  }
}
