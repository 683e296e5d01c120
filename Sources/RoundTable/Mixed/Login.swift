package import FeatureEntry
import RoundTable
import Shared

// The module is the sheet. Its View owns it, and with it the closure that the Joint notifies.
extension RoundTableFeature {
  package static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild {
    let module = RTEModuleAssembly(
      pipeline: LoginModulePipeline(), state: LoginModuleState(),
      coreBuilder: { pipeline, state in
        LoginModuleCore(pipeline: pipeline, state: state, authManager: mix.trunk.authManager, login: login)
      },
      presenterBuilder: { LoginModulePresenter(pipeline: $0, state: $1) },
      viewBuilder: { LoginModuleView(pipeline: $0, kind: mix.kind) },
      jointBuilder: { pipeline, state, view in
        let joint = MixedLoginJoint(pipeline: pipeline, state: state, view: view, trunk: mix.trunk)
        joint.mix = mix
        return joint
      })
    module.joint.attach { _ in onEnd() }
    let joint = module.joint
    return LoginChild(sheet: module.view) {
      joint.take(input: .link(login: $0))
    } onClose: {
      joint.take(input: .closed)
    }
  }
}

private final class MixedLoginJoint: LoginModuleJoint {
  var mix: Mix?

  override func pushRecoveryModule() {
    guard let mix else { return }
    let recovery = mix.recovery.makeRecovery(mix, login: state.inputLogin) { [weak self] login in
      self?.view?.childScreens.close()
      if let login { self?.pipeline?.notify(input: .recovery(login: login)) }
    }
    view?.childScreens.push(recovery)
  }
}
