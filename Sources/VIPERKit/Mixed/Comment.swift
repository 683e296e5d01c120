package import FeatureEntry
package import VIPERKit
import Shared

extension VIPERFeature {
  package static func makeComment(
    _ mix: Mix, account: String, onEnd: @escaping (String?) -> Void
  ) -> UIViewController {
    let delegate = CommentEnd(onEnd)
    let scene = CommentFactory.default(parameters: CommentParameters(trunk: mix.trunk), delegate: delegate)
    scene.addChild(delegate)
    return scene
  }
}

/// The delegate, which the presenter refers to `unowned`. The scene owns it as a child controller that shows nothing.
private final class CommentEnd: UIViewController, CommentDelegate {
  private let onEnd: (String?) -> Void

  init(_ onEnd: @escaping (String?) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func commentDidSend(_ text: String) { onEnd(text) }
  func commentDidDiscard() { onEnd(nil) }
}
