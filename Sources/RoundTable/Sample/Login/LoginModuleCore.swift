import QuartetShared
import RoundTable

/// The events that Login's Core sends to the Presenter and the Joint.
enum LoginModuleCoreEvent: Equatable {
  enum Failure { case wrongPair, reachedLimit, noConnection }

  case started
  case success
  case failure(Failure)
  /// A deep link has led to Login.
  case linkOpened
  /// Login was dismissed before it had ended.
  case closed
}

/// The business logic of Login: keeps the typed texts, starts attempts to sign in, and cancels a waiting one.
///
/// The pipeline owns it and calls it first; its attempt calls the closure that it was made with. It must not depend on
/// what is on screen: a cancelled attempt reports nothing, and the Joint ends Login.
final class LoginModuleCore: RTEModuleCore<LoginModuleTypes> {
  private let authManager: AuthManager
  private var attempt: SignInAttempt?

  init(pipeline: LoginModulePipeline, state: LoginModuleState, authManager: AuthManager) {
    self.authManager = authManager
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    let (login, password) = authManager.credentials
    state.inputLogin = state.login ?? login
    state.inputPassword = state.login == nil ? password : ""

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
      clearMessages()
    case .passwordChange(let value):
      state.inputPassword = value
      clearMessages()
    case .loginButtonTap, .passwordReturn:
      startAttempt()
    case .cancelButtonTap:
      giveUp()
    case .loginReturn, .recoveryButtonTap:
      break
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    switch input {
    case .link(let login):
      if let login, !state.isWaiting { fillIn(login: login) }
      pipeline?.notify(event: .linkOpened)
    case .recovery(let login):
      fillIn(login: login)
      state.recoveredLogin = login
    case .closed:
      if !state.hasEnded { close() }
    }
  }

  private func fillIn(login: String) {
    state.inputLogin = login
    state.inputPassword = ""
    clearMessages()
  }

  private func clearMessages() {
    state.failure = nil
    state.recoveredLogin = nil
  }

  // The outcome may come before `start` returns, so the module has to be waiting by then.
  private func startAttempt() {
    guard state.isReadyToSignIn else { return }
    clearMessages()
    state.isWaiting = true
    pipeline?.notify(event: .started)
    attempt?.start(login: Login(state.inputLogin), password: state.inputPassword)
  }

  private func giveUp() {
    attempt?.cancel()
    state.isWaiting = false
    state.hasEnded = true
  }

  private func close() {
    giveUp()
    pipeline?.notify(event: .closed)
  }

  // Also without an attempt, when the user signs in elsewhere.
  private func finishAttempt(with event: LoginModuleCoreEvent) {
    guard !state.hasEnded else { return }
    state.isWaiting = false
    state.hasEnded = event == .success
    if case .failure(let failure) = event { state.failure = failure }
    pipeline?.notify(event: event)
  }
}
