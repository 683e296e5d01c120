import RoundTable
import Shared

enum LoginModuleCoreEvent {
  enum Failure { case wrongPair, reachedLimit, noConnection }
  case started
  case success
  case failure(Failure)
}

final class LoginModuleCore: RTEModuleCore<LoginModuleTypes> {
  private let authManager: AuthManager
  private let login: String?
  private var observation: AuthObservation?

  init(pipeline: LoginModulePipeline, state: LoginModuleState, authManager: AuthManager, login: String?) {
    self.authManager = authManager
    self.login = login
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    if let login {
      fill(login: login)
    } else {
      let (login, password) = authManager.credentials
      state.inputLogin = login
      state.inputPassword = password
    }

    observation = authManager.attach { [weak self] status in
      switch status {
      case .login:
        self?.finish(with: .success, phase: .ended)
      case .wrong:
        self?.finish(with: .failure(.wrongPair), phase: .filling)
      case .limit:
        self?.finish(with: .failure(.reachedLimit), phase: .filling)
      case .unreachable:
        self?.finish(with: .failure(.noConnection), phase: .filling)
      case .logout:
        break
      }
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange(let value):
      state.inputLogin = value
    case .passwordChange(let value):
      state.inputPassword = value
    case .loginButtonTap:
      signIn()
    case .cancelButtonTap:
      authManager.cancel()
    case .recoveryButtonTap, .swipe:
      break
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    switch input {
    case .link(let login?) where state.phase != .waiting:
      fill(login: login)
    case .link:
      break
    case .recovery(let login):
      fill(login: login)
    }
  }

  private func fill(login: String) {
    state.inputLogin = login
    state.inputPassword = ""
  }

  // The module hears that it waits before the manager is asked, because the reply may come within the call (T3).
  private func signIn() {
    guard state.phase == .filling, state.isReadyToSignIn else { return }
    state.phase = .waiting
    pipeline?.notify(event: .started)
    authManager.signIn(login: Login(state.inputLogin), password: state.inputPassword)
  }

  private func finish(with event: LoginModuleCoreEvent, phase: LoginModuleState.Phase) {
    guard state.phase == .waiting else { return }
    state.phase = phase
    pipeline?.notify(event: event)
  }
}
