package import QuartetFeatureEntry
package import RoundTable
import QuartetShared

extension RoundTableFeature {
  package static func makeLogin(_ mix: Mix, login: String?, handle: LoginHandle) -> UINavigationController {
    let module = RTEModuleAssembly(
      pipeline: LoginModulePipeline(), state: LoginModuleState(),
      coreBuilder: {
        LoginModuleCore(pipeline: $0, state: $1, authManager: mix.trunk.authManager, login: login)
      },
      presenterBuilder: LoginModulePresenter.init,
      viewBuilder: { LoginModuleView(pipeline: $0, kind: mix.kind) },
      jointBuilder: { MixedLoginJoint(pipeline: $0, state: $1, view: $2, mix: mix) })
    module.joint.attach { _ in handle.onEnd?() }
    handle.onLink = { [weak joint = module.joint] in joint?.take(input: .link(login: $0)) }
    handle.onClose = { [weak joint = module.joint] in joint?.take(input: .closed) }
    return module.view
  }

  package static func makeRecovery(_ mix: Mix, login: String, handle: RecoveryHandle) -> UIViewController {
    let module = RecoveryModuleAssembly(trunk: mix.trunk, login: login)
    module.joint.attach { output in
      if case .sent(let login) = output { handle.onEnd?(login) } else { handle.onEnd?(nil) }
    }
    return module.view
  }

  package static func makeComment(_ mix: Mix, account: String, handle: CommentHandle) -> UIViewController {
    let module = CommentModuleAssembly(trunk: mix.trunk, account: account)
    module.joint.attach { output in
      if case .comment(let text) = output { handle.onEnd?(text) } else { handle.onEnd?(nil) }
    }
    return module.view
  }
}

/// The Joint that pushes Recovery of another pattern.
private final class MixedLoginJoint: LoginModuleJoint {
  private let mix: Mix

  init(pipeline: LoginModulePipeline, state: LoginModuleState, view: LoginModuleView, mix: Mix) {
    self.mix = mix
    super.init(pipeline: pipeline, state: state, view: view, trunk: mix.trunk)
  }

  override func pushRecoveryModule() {
    mix.pushRecovery(state.inputLogin, in: view?.childScreens) { [weak self] login in
      self?.view?.childScreens.close()
      if let login { self?.pipeline?.notify(input: .recovery(login: login)) }
    }
  }
}
