package import FeatureEntry
package import VIPERKit

extension VIPERFeature {
  package static func makeRecovery(
    _ mix: Mix, login: String, onEnd: @escaping (String?) -> Void
  ) -> UIViewController {
    let delegate = RecoveryEnd(onEnd)
    let scene = RecoveryFactory.default(parameters: RecoveryParameters(login: login), delegate: delegate)
    scene.addChild(delegate)
    return scene
  }
}

/// The delegate, which the presenter refers to `unowned`. The scene owns it as a child controller that shows nothing.
private final class RecoveryEnd: UIViewController, RecoveryDelegate {
  private let onEnd: (String?) -> Void

  init(_ onEnd: @escaping (String?) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func recoveryDidSend(to login: String) { onEnd(login) }
  func recoveryDidCancel() { onEnd(nil) }
}
