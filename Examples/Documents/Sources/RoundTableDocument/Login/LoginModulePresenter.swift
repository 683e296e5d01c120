import RoundTable

enum LoginModulePresenterUpdate {
  case prefill(login: String, password: String)
  case failure(reason: String?)
  case toggleWaitingIndicator(visible: Bool)
}

final class LoginModulePresenter: RTEModulePresenter<LoginModuleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear {
      let login = self.state.inputLogin
      let password = self.state.inputPassword
      self.pipeline?.notify(update: .prefill(login: login, password: password))
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
  }

  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .started:
      self.pipeline?.notify(update: .toggleWaitingIndicator(visible: true))
    case .success:
      // the screen will be dismissed, no need to update
      break
    case .failure:
      self.pipeline?.notify(update: .toggleWaitingIndicator(visible: false))
    }

    switch event {
    case .started:
      self.pipeline?.notify(update: .failure(reason: nil))
    case .success:
      // the screen will be dismissed, no need to update
      break
    case .failure(.wrongPair):
      self.pipeline?.notify(update: .failure(reason: "Check your credentials"))
    case .failure(.reachedLimit):
      self.pipeline?.notify(update: .failure(reason: "Please try again later"))
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
  }
}
