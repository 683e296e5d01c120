package import FeatureEntry
package import RoundTable
import Shared

extension RoundTableFeature {
  package static func makeRecovery(_ mix: Mix, login: String, onEnd: @escaping Handler) -> UIViewController {
    let module = RecoveryModuleAssembly(trunk: mix.trunk, login: login)
    module.joint.attach { output in
      if case .sent(let login) = output { onEnd(login) } else { onEnd(nil) }
    }
    return module.view
  }
}
