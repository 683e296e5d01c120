import RoundTable
import Shared

enum LoginModuleJointInput {
  case link(login: String?)
  case recovery(login: String)
}

enum LoginModuleJointOutput {
  case dismiss
  case dismissed
}

final class LoginModuleJoint: RTEModuleJoint<LoginModuleTypes> {
  override func take(input: LoginModuleJointInput) {
    if case .link = input, state.phase == .recovering {
      popRecoveryModule()
    }
    super.take(input: input)
  }

  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .success:
      notifyOut(output: .dismiss)
    case .started, .failure:
      break
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .cancelButtonTap:
      cancel()
    case .recoveryButtonTap:
      pushRecoveryModule()
    case .swipe:
      notifyOut(output: .dismissed)
    case .loginChange, .passwordChange, .loginButtonTap:
      break
    }
  }

  private func cancel() {
    guard state.phase == .filling || state.phase == .waiting else { return }
    state.phase = .ended
    notifyOut(output: .dismiss)
  }

  private func pushRecoveryModule() {
    guard state.phase == .filling else { return }
    state.phase = .recovering
    let module = RecoveryModuleAssembly(trunk: trunk, login: state.inputLogin)

    module.joint.attach { [weak self] output in
      switch output {
      case .sent(let login):
        self?.pipeline?.notify(input: .recovery(login: login))
        self?.popRecoveryModule()
      case .back:
        self?.popRecoveryModule()
      case .popped:
        self?.state.phase = .filling
      }
    }

    navigationView?.pushViewController(module.view, animated: true)
  }

  private func popRecoveryModule() {
    navigationView?.popViewController(animated: true)
  }
}
