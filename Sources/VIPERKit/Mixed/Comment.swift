package import FeatureEntry
package import VIPERKit
import Shared

extension VIPERFeature {
  package static func makeComment(_ mix: Mix, account: String, onEnd: @escaping Handler) -> UIViewController {
    let end = EndOfScene(onEnd)
    let scene = CommentFactory.default(parameters: CommentParameters(trunk: mix.trunk), delegate: end)
    scene.addChild(end)
    return scene
  }
}

/// The delegate, which the presenter refers to `unowned`. The scene owns it as a child controller that shows nothing.
final class EndOfScene: UIViewController, CommentDelegate, RecoveryDelegate {
  private var onEnd: Handler = { _ in }

  convenience init(_ onEnd: @escaping Handler) {
    self.init(nibName: nil, bundle: nil)
    self.onEnd = onEnd
  }

  func commentDidSend(_ text: String) { onEnd(text) }
  func commentDidDiscard() { onEnd(nil) }
  func recoveryDidSend(to login: String) { onEnd(login) }
  func recoveryDidCancel() { onEnd(nil) }
}
