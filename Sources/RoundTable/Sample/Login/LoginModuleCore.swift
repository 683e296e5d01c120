import RoundTable
import Shared

/// What Login's Core notifies the Presenter and the Joint of.
enum LoginModuleCoreEvent: Equatable {
  enum Failure { case wrongPair, reachedLimit, noConnection }

  case started
  case success
  case failure(Failure)
  case cancelled
  case recoveryNeeded
  /// A link has brought the user to Login; `isFilledIn` is true if it has replaced what was typed.
  case linked(isFilledIn: Bool)
}

/// The business logic of Login: keeps what is typed, starts and cancels attempts to sign in, and ends Login once.
///
/// The pipeline owns it and calls it first; its attempt calls the closure that it was made with. It is the only
/// component that changes the state and uses the manager. It does not close the screen: it notifies an event, and the
/// parent dismisses Login.
final class LoginModuleCore: RTEModuleCore<LoginModuleTypes> {
  private let authManager: AuthManager
  private let login: String?
  private var attempt: SignInAttempt?

  /// - Parameter login: What to begin with, without a password; nil for the remembered credentials.
  init(pipeline: LoginModulePipeline, state: LoginModuleState, authManager: AuthManager, login: String?) {
    self.authManager = authManager
    self.login = login
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    if let login {
      fillIn(login: login)
    } else {
      let (login, password) = authManager.credentials
      state.inputLogin = login
      state.inputPassword = password
    }

    attempt = authManager.makeAttempt { [weak self] outcome in
      switch outcome {
      case .signedIn:
        self?.finishAttempt(with: .success)
      case .wrongPair:
        self?.finishAttempt(with: .failure(.wrongPair))
      case .limitReached:
        self?.finishAttempt(with: .failure(.reachedLimit))
      case .unreachable:
        self?.finishAttempt(with: .failure(.noConnection))
      }
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange(let value):
      state.inputLogin = value
    case .passwordChange(let value):
      state.inputPassword = value
    case .loginButtonTap, .passwordReturn:
      if isOnTop { startAttempt() }
    case .cancelButtonTap:
      if isOnTop { cancel() }
    case .recoveryButtonTap:
      if isOnTop { requestRecovery() }
    case .disappear:
      cancel()
    case .loginReturn:
      break
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    switch input {
    case .link(let login):
      state.isRecoveryRequested = false
      if let login, !state.isWaiting {
        fillIn(login: login)
        pipeline?.notify(event: .linked(isFilledIn: true))
      } else {
        pipeline?.notify(event: .linked(isFilledIn: false))
      }
    case .recoveryPushed:
      state.isRecoveryRequested = false
    case .recovery(let login):
      fillIn(login: login)
    }
  }

  private func fillIn(login: String) {
    state.inputLogin = login
    state.inputPassword = ""
  }

  // Another tap in the same turn may have ended Login or requested Recovery (T2).
  private var isOnTop: Bool { !state.hasEnded && !state.isRecoveryRequested }

  // The outcome may come before `start` returns (T3), so the module has to be waiting by then.
  private func startAttempt() {
    guard state.isReadyToSignIn else { return }
    state.isWaiting = true
    pipeline?.notify(event: .started)
    attempt?.start(login: Login(state.inputLogin), password: state.inputPassword)
  }

  // Also without an attempt, when the user signs in elsewhere (L13).
  private func finishAttempt(with event: LoginModuleCoreEvent) {
    guard !state.hasEnded else { return }
    state.isWaiting = false
    if case .success = event { state.hasEnded = true }
    pipeline?.notify(event: event)
  }

  private func cancel() {
    guard !state.hasEnded else { return }
    attempt?.cancel()
    state.hasEnded = true
    pipeline?.notify(event: .cancelled)
  }

  private func requestRecovery() {
    state.isRecoveryRequested = true
    pipeline?.notify(event: .recoveryNeeded)
  }
}
