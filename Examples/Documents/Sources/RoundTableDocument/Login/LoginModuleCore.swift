import RoundTable

enum LoginModuleCoreEvent {
  enum Failure { case wrongPair, reachedLimit }
  case started
  case success
  case failure(Failure)
}

final class LoginModuleCore: RTEModuleCore<LoginModuleTypes> {
  private let authManager: AuthManager

  init(pipeline: LoginModulePipeline, state: LoginModuleState, authManager: AuthManager) {
    self.authManager = authManager
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    let (login, password) = self.authManager.credentials
    self.state.inputLogin = login
    self.state.inputPassword = password

    self.authManager.attach { [weak self] status in
      switch status {
      case .login:
        self?.pipeline?.notify(event: .success)
      case .wrong:
        self?.pipeline?.notify(event: .failure(.wrongPair))
      case .limit:
        self?.pipeline?.notify(event: .failure(.reachedLimit))
      }
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange(let value):
      self.state.inputLogin = value
    case .passwordChange(let value):
      self.state.inputPassword = value
    case .loginButtonTap:
      let login = self.state.inputLogin
      let password = self.state.inputPassword
      self.authManager.signIn(login: login, password: password)
      self.pipeline?.notify(event: .started)
    case .cancelButtonTap, .recoveryButtonTap:
      break
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
  }
}
