package import FeatureEntry
package import VIPERKit

extension VIPERFeature {
  package static func makeRecovery(_ mix: Mix, login: String, onEnd: @escaping Handler) -> UIViewController {
    let end = EndOfScene(onEnd)
    let scene = RecoveryFactory.default(parameters: RecoveryParameters(login: login), delegate: end)
    scene.addChild(end)
    return scene
  }
}
