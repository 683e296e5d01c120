import QuartetScreens
import QuartetShared
import RoundTable

/// The updates that Login's Presenter sends to the View.
enum LoginModulePresenterUpdate: Equatable {
  case prefill(kind: LoginModuleKind, login: String, password: Password)
  case failure(reason: String?)
  case notice(text: String?)
  case toggleWaitingIndicator(visible: Bool)
  case toggleLoginButton(enabled: Bool)
  case focusPassword
}

/// Turns the state into the fields, texts and buttons of Login.
///
/// The pipeline owns it and calls it after the Core, so that the state is already changed. What it shows depends on the
/// state alone: a message only says when, and whether the fields get a new content.
final class LoginModulePresenter: RTEModulePresenter<LoginModuleTypes> {
  // After an edit, to fill in the fields would replace what the user types.
  override func update(firstAppear: Bool) {
    if firstAppear {
      let (kind, login, password) = (state.kind, state.inputLogin, state.inputPassword)
      pipeline?.notify(update: .prefill(kind: kind, login: login, password: password))
    }
    pipeline?.notify(update: .failure(reason: failure))
    pipeline?.notify(update: .notice(text: notice))
    pipeline?.notify(update: .toggleWaitingIndicator(visible: state.isWaiting))
    pipeline?.notify(update: .toggleLoginButton(enabled: state.isReadyToSignIn))
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange, .passwordChange:
      update(firstAppear: false)
    case .loginReturn:
      pipeline?.notify(update: .focusPassword)
    case .passwordReturn, .loginButtonTap, .recoveryButtonTap, .cancelButtonTap:
      break
    }
  }

  // What an input changes is shown when the input arrives here.
  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .started, .success, .failure:
      update(firstAppear: false)
    case .linkOpened, .closed:
      break
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    update(firstAppear: true)
  }

  private var failure: String? {
    switch state.failure {
    case .wrongPair: Texts.Login.wrongPair
    case .reachedLimit: Texts.Login.limitReached
    case .noConnection: Texts.Login.noConnection
    case nil: nil
    }
  }

  private var notice: String? { state.recoveredLogin.map(Texts.Login.recoverySent) }
}
