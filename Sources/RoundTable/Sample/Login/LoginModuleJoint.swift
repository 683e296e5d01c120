import RoundTable
import Shared

/// What Login's Joint notifies the Core and the Presenter of.
enum LoginModuleJointInput {
  /// A deep link leads to Login; it may contain a login.
  case link(login: String?)
  /// Recovery has sent instructions to a login.
  case recovery(login: String)
}

/// What Login's Joint notifies the parent of.
enum LoginModuleJointOutput {
  /// The parent has to dismiss Login.
  case dismiss
  /// Login has left the screen, whichever way.
  case ended
}

/// Pushes Recovery, goes back from it, and notifies the parent of how Login ends.
///
/// The pipeline owns it and calls it last; the parent calls `take(input:)`. It does not
/// remember whether Recovery is on top, because the back button pops it too. It does not dismiss Login, because the
/// parent has presented it, and it does not change the state.
final class LoginModuleJoint: RTEModuleJoint<LoginModuleTypes> {
  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .success, .cancelled:
      notifyOut(output: .dismiss)
    case .linked:
      popRecoveryModule()
    case .started, .failure:
      break
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .recoveryButtonTap:
      pushRecoveryModule()
    case .disappear:
      notifyOut(output: .ended)
    case .loginChange, .passwordChange, .loginButtonTap, .cancelButtonTap:
      break
    }
  }

  private func pushRecoveryModule() {
    guard !state.hasEnded else { return }
    let module = RecoveryModuleAssembly(trunk: trunk, login: state.inputLogin)

    module.joint.attach { [weak self] output in
      switch output {
      case .sent(let login):
        self?.pipeline?.notify(input: .recovery(login: login))
        self?.popRecoveryModule()
      case .back:
        self?.popRecoveryModule()
      }
    }

    view?.whenIdle { [weak self] in
      self?.navigationView?.pushViewController(module.view, animated: true)
    }
  }

  private func popRecoveryModule() {
    view?.whenIdle { [weak self] in
      self?.navigationView?.popToRootViewController(animated: true)
    }
  }
}
