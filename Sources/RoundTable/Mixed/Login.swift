package import FeatureEntry
import RoundTable
import Shared

// The module is the sheet. Its View owns it, and with it the closure that the Joint notifies.
extension RoundTableFeature {
  package static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild {
    var children = LoginModuleChildren()
    children.recovery = { trunk, login in
      let joint = RTEModuleJoint<RecoveryModuleTypes>(
        pipeline: RecoveryModulePipeline(), state: RecoveryModuleState(login: login), view: nil, trunk: trunk)
      let recovery = mix.recovery.makeRecovery(mix, login: login) { login in
        joint.notifyOut(output: login.map { .sent(login: $0) } ?? .back)
      }
      return (recovery, joint)
    }
    let module = LoginModuleAssembly(
      trunk: mix.trunk, kind: mix.kind, login: login, children: children)
    module.joint.attach { _ in onEnd() }
    return LoginChild(sheet: module.view) { [joint = module.joint] login in
      joint.take(input: .link(login: login))
    } didClose: { [joint = module.joint] in
      joint.take(input: .closed)
    }
  }
}
