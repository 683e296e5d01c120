import RoundTable
import QuartetScreens
import QuartetShared

/// What Login's Presenter sends to the View.
enum LoginModulePresenterUpdate: Equatable {
  case prefill(login: String, password: Password)
  case failure(reason: String?)
  case notice(text: String?)
  case focusPassword
  case toggleSignInButton(enabled: Bool)
  case toggleWaitingIndicator(visible: Bool)
}

/// Turns what was typed, the attempt and its failure into the fields, texts and buttons of Login.
///
/// The pipeline owns it and calls it after the Core, so that the state already says whether an attempt is waiting. It
/// handles three kinds of messages: an edit, an attempt that starts or ends, and a login from a link or from Recovery.
final class LoginModulePresenter: RTEModulePresenter<LoginModuleTypes> {
  // Only the first time are the fields filled in: later, this would replace what the user types.
  override func update(firstAppear: Bool) {
    if firstAppear {
      pipeline?.notify(update: .prefill(login: state.inputLogin, password: state.inputPassword))
    }
    pipeline?.notify(update: .toggleSignInButton(enabled: state.isReadyToSignIn))
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange, .passwordChange:
      clearMessages()
      update(firstAppear: false)
    case .loginReturn:
      pipeline?.notify(update: .focusPassword)
    case .passwordReturn, .loginButtonTap, .recoveryButtonTap, .cancelButtonTap:
      break
    }
  }

  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .started:
      clearMessages()
      updateWaiting()
    case .failure(let failure):
      updateWaiting()
      pipeline?.notify(update: .failure(reason: reason(for: failure)))
    case .success:
      updateWaiting()
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    switch input {
    case .link(.some) where !state.isWaiting:
      clearMessages()
      update(firstAppear: true)
    case .recovery(let login):
      clearMessages()
      update(firstAppear: true)
      pipeline?.notify(update: .notice(text: Texts.Login.recoverySent(to: login)))
    case .link, .closed:
      break
    }
  }

  private func updateWaiting() {
    pipeline?.notify(update: .toggleWaitingIndicator(visible: state.isWaiting))
    update(firstAppear: false)
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
