import QuartetScreens
import QuartetShared

/// Decides when the user can sign in, and signs in.
final class LoginViewModel {
  /// Called after every change of the properties that the view shows.
  var onChange: (() -> Void)?
  /// Called with the login as typed.
  var onRecovery: ((String) -> Void)?
  /// Called when Login has ended. A later call means nothing new.
  var onEnd: (() -> Void)?

  private(set) var login: String
  private(set) var password: Password
  private(set) var failure: String?
  private(set) var notice: String?
  private var attempt: SignInAttempt?

  /// - Parameter login: What to begin with, without a password; nil for the remembered credentials.
  init(authManager: AuthManager, login: String?) {
    (self.login, password) = login.map { ($0, "") } ?? authManager.credentials
    attempt = authManager.makeAttempt { [weak self] in self?.attemptDidEnd(with: $0) }
  }

  var isWaiting: Bool { attempt?.isWaiting ?? false }
  var canSignIn: Bool { !isWaiting && !Login(login).isEmpty && !password.isEmpty }

  /// Removes the failure, and the notice unless there is a new one.
  func edit(login: String, password: Password = "", notice: String? = nil) {
    (self.login, self.password, self.notice, failure) = (login, password, notice, nil)
    onChange?()
  }

  /// Replaces the login and empties the password, unless an attempt is waiting (D2).
  func replaceLogin(with login: String) {
    if !isWaiting { edit(login: login) }
  }

  func instructionsDidSend(to login: String) {
    edit(login: login, notice: Texts.Login.recoverySent(to: login))
  }

  // The outcome may come before `start` returns (T3).
  func signIn() {
    guard canSignIn else { return }
    (failure, notice) = (nil, nil)
    attempt?.start(login: Login(login), password: password)
    onChange?()
  }

  func recover() { onRecovery?(login) }

  /// Ends Login, and gives up an attempt that waits (L9).
  func cancel() {
    attempt?.cancel()
    onEnd?()
  }

  private func attemptDidEnd(with outcome: SignInAttempt.Outcome) {
    switch outcome {
    case .signedIn: onEnd?()
    case .wrongPair: failure = Texts.Login.wrongPair
    case .limitReached: failure = Texts.Login.limitReached
    case .unreachable: failure = Texts.Login.noConnection
    }
    onChange?()
  }
}
