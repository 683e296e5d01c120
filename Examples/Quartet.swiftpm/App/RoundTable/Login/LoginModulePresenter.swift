import RoundTable
import QuartetScreens
import QuartetShared

/// Turns what was typed, the attempt and its failure into the content of the binding.
///
/// The pipeline owns it and calls it after the Core, so that the state already says whether an attempt is waiting. SwiftUI
/// compares the content with what it shows, so the Presenter always writes all of it.
final class LoginModulePresenter: RTBModulePresenter<LoginModuleTypes> {
  override func update(firstAppear: Bool) {
    show()
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .loginChange, .passwordChange:
      show()
    case .loginReturn:
      binding.focusedField = .password
    case .passwordReturn, .loginButtonTap, .recoveryButtonTap, .cancelButtonTap:
      break
    }
  }

  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .started:
      show()
    case .failure(let failure):
      show(failure: reason(for: failure))
    case .success:
      show(failure: binding.content.failure, notice: binding.content.notice)
    }
  }

  override func handleJoint(input: LoginModuleJointInput) {
    switch input {
    case .link(.some) where !state.isWaiting:
      show()
    case .recovery(let login):
      show(notice: Texts.Login.recoverySent(to: login))
    case .link, .closed:
      break
    }
  }

  private func show(failure: String? = nil, notice: String? = nil) {
    binding.content = LoginModuleContent(
      login: state.inputLogin,
      password: state.inputPassword,
      failure: failure,
      notice: notice,
      isWaiting: state.isWaiting,
      isReadyToSignIn: state.isReadyToSignIn
    )
  }

  private func reason(for failure: LoginModuleCoreEvent.Failure) -> String {
    switch failure {
    case .wrongPair: Texts.Login.wrongPair
    case .reachedLimit: Texts.Login.limitReached
    case .noConnection: Texts.Login.noConnection
    }
  }
}
