package import FeatureEntry
package import RoundTable
import Shared

extension RoundTableFeature {
  package static func makeComment(_ mix: Mix, account: String, onEnd: @escaping Handler) -> UIViewController {
    let module = CommentModuleAssembly(trunk: mix.trunk, account: account)
    module.joint.attach { output in
      if case .comment(let text) = output { onEnd(text) } else { onEnd(nil) }
    }
    return module.view
  }
}
