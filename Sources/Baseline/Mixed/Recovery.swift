package import FeatureEntry
package import PortableUIKit

extension BaselineFeature {
  package static func makeRecovery(_ mix: Mix, login: String, onEnd: @escaping Handler) -> UIViewController {
    let recovery = RecoveryViewController(login: login)
    recovery.onEnd = onEnd
    return recovery
  }
}
