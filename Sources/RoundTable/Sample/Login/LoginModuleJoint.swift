import QuartetShared
import RoundTable

/// The inputs that Login's Joint sends to the Core and the Presenter.
enum LoginModuleJointInput {
  /// A deep link leads to Login; it may contain a login.
  case link(login: String?)
  /// Recovery has sent instructions to a login.
  case recovery(login: String)
  /// Login was dismissed: by the parent, by a swipe or by another module.
  case closed
}

/// The outputs that Login's Joint sends to the parent.
enum LoginModuleJointOutput {
  /// Login has ended, with or without signing in. Sent once; the parent closes it.
  case dismiss
}

/// Pushes Recovery, goes back from it, and sends the parent the end of Login.
///
/// The pipeline owns it and calls it last: when it handles Cancel, the Core has already cancelled a waiting attempt. The
/// parent calls `take(input:)`, whose inputs the Core handles. It does not dismiss Login, because the parent has presented it.
final class LoginModuleJoint: RTEModuleJoint<LoginModuleTypes> {
  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .success, .closed:
      notifyOut(output: .dismiss)
    case .linkOpened:
      goBackFromRecovery()
    case .started, .failure:
      break
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .cancelButtonTap:
      notifyOut(output: .dismiss)
    case .recoveryButtonTap:
      pushRecoveryModule()
    case .loginChange, .passwordChange, .loginReturn, .passwordReturn, .loginButtonTap:
      break
    }
  }

  private func pushRecoveryModule() {
    let module = RecoveryModuleAssembly(trunk: trunk, login: state.inputLogin)

    module.joint.attach { [weak self] output in
      self?.view?.childScreens.close()
      if case .sent(let login) = output { self?.pipeline?.notify(input: .recovery(login: login)) }
    }

    view?.childScreens.push(module.view)
  }

  private func goBackFromRecovery() {
    view?.childScreens.dropRequests()
    view?.childScreens.close()
  }
}
