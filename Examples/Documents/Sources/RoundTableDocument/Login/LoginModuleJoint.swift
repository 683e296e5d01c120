import RoundTable

enum LoginModuleJointOutput {
  case dismiss
}

final class LoginModuleJoint: RTEModuleJoint<LoginModuleTypes> {
  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .success:
      self.notifyOut(output: .dismiss)
    case .started, .failure:
      break
    }
  }

  override func handleView(intent: LoginModuleViewIntent) {
    switch intent {
    case .cancelButtonTap:
      self.notifyOut(output: .dismiss)
    case .recoveryButtonTap:
      let module = RecoveryModuleAssembly(trunk: self.trunk, login: self.state.inputLogin)

      // There is also an option to pass any extra input some later
      // module.joint.take(input: ...)

      module.joint.attach { output in
        // ...
      }

      self.view?.present(module.view, animated: true)
    }
  }
}
