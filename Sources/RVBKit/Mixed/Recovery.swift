package import FeatureEntry
package import RVBKit

extension RVBFeature {
  package static func makeRecovery(_ mix: Mix, login: String, onEnd: @escaping Handler) -> UIViewController {
    let builder = RecoveryBuilder(RecoveryDependency())
    let recovery = RecoveryAdapter(builder.build(with: RecoveryParameter(login: login)))
    recovery.onEnd = onEnd
    return recovery
  }
}
