package import FeatureEntry
package import Interactions

extension InteractionsFeature {
  package static func makeRecovery(_ mix: Mix, login: String, onEnd: @escaping Handler) -> UIViewController {
    let controller = RecoveryAssembler().assemble()
    let listener = EndListener(onEnd)
    controller.use(listener)
    controller.addChild(listener)
    controller.didOpen(login: login)
    return controller
  }
}
