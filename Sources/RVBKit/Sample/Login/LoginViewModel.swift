import QuartetScreens
import QuartetShared

/// The state of Login, and the code that changes it.
///
/// Login's view owns it and calls it; no other module names it. It has two outputs: `onChange`, after which the view
/// shows the whole state again, and `onSignedIn`. It must not name a view, nor present anything.
final class LoginViewModel {
  /// Everything that the view shows.
  struct State {
    var login: String
    var password: Password
    var failure: String?
    var notice: String?
    var isWaiting = false

    var canSignIn: Bool { !isWaiting && !Login(login).isEmpty && !password.isEmpty }

    /// The user or Recovery has changed a field: failure and notice are removed.
    mutating func edit(login: String? = nil, password: Password? = nil, notice: String? = nil) {
      self.login = login ?? self.login
      self.password = password ?? self.password
      self.notice = notice
      failure = nil
    }

    mutating func startAttempt() {
      edit()
      isWaiting = true
    }

    mutating func failAttempt(_ failure: String) {
      isWaiting = false
      self.failure = failure
    }
  }

  /// Called with the new state after every change.
  var onChange: ((State) -> Void)?
  /// Called when a user is signed in, by an attempt of this Login or elsewhere.
  var onSignedIn: (() -> Void)?

  private(set) var state: State {
    didSet { onChange?(state) }
  }

  private var attempt: SignInAttempt?

  init(authManager: AuthManager) {
    let (login, password) = authManager.credentials
    state = State(login: login, password: password)
    attempt = authManager.makeAttempt { [weak self] in self?.attemptDidEnd(with: $0) }
  }

  func edit(login: String) { state.edit(login: login) }

  func edit(password: Password) { state.edit(password: password) }

  /// Replaces the login and empties the password, unless an attempt is waiting.
  func fill(login: String) { fill(login: login, notice: nil) }

  /// Recovery has sent instructions to a login.
  func recover(login: String) { fill(login: login, notice: Texts.Login.recoverySent(to: login)) }

  // The state is set before the attempt starts, because the outcome may come synchronously.
  func signIn() {
    guard state.canSignIn else { return }
    state.startAttempt()
    attempt?.start(login: Login(state.login), password: state.password)
  }

  /// Gives up an attempt that is waiting.
  func cancel() { attempt?.cancel() }

  private func attemptDidEnd(with outcome: SignInAttempt.Outcome) {
    switch outcome {
    case .signedIn:
      state.isWaiting = false
      onSignedIn?()
    case .wrongPair: state.failAttempt(Texts.Login.wrongPair)
    case .limitReached: state.failAttempt(Texts.Login.limitReached)
    case .unreachable: state.failAttempt(Texts.Login.noConnection)
    }
  }

  private func fill(login: String, notice: String?) {
    guard !state.isWaiting else { return }
    state.edit(login: login, password: Password(""), notice: notice)
  }
}
