import RoundTable
import Screens
import Shared

enum LoginModulePresenterUpdate {
  case prefill(login: String, password: Password)
  case failure(reason: String?)
  case notice(text: String?)
  case toggleSignInButton(enabled: Bool)
  case toggleWaitingIndicator(visible: Bool)
}

final class LoginModulePresenter: RTEModulePresenter<LoginModuleTypes> {
  override func update(firstAppear: Bool) {
    let login = state.inputLogin
    let password = state.inputPassword
    pipeline?.notify(update: .prefill(login: login, password: password))
    updateSignInButton()
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange, .passwordChange:
      clearMessages()
      updateSignInButton()
    case .loginButtonTap, .recoveryButtonTap, .cancelButtonTap, .swipe:
      break
    }
  }

  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .started:
      clearMessages()
      pipeline?.notify(update: .toggleWaitingIndicator(visible: true))
      updateSignInButton()
    case .success:
      // The screen will be dismissed, as it is.
      break
    case .failure(let failure):
      pipeline?.notify(update: .toggleWaitingIndicator(visible: false))
      pipeline?.notify(update: .failure(reason: reason(for: failure)))
      updateSignInButton()
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    switch input {
    case .link(login: .some):
      clearMessages()
      update(firstAppear: false)
    case .link(login: nil):
      break
    case .recovery(let login):
      clearMessages()
      update(firstAppear: false)
      pipeline?.notify(update: .notice(text: Texts.Login.recoverySent(to: login)))
    }
  }

  private func updateSignInButton() {
    pipeline?.notify(update: .toggleSignInButton(enabled: state.isReadyToSignIn))
  }

  private func clearMessages() {
    pipeline?.notify(update: .failure(reason: nil))
    pipeline?.notify(update: .notice(text: nil))
  }

  private func reason(for failure: LoginModuleCoreEvent.Failure) -> String {
    switch failure {
    case .wrongPair: Texts.Login.wrongPair
    case .reachedLimit: Texts.Login.limitReached
    case .noConnection: Texts.Login.noConnection
    }
  }
}
