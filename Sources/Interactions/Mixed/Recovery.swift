package import FeatureEntry
package import Interactions

extension InteractionsFeature {
  package static func makeRecovery(
    _ mix: Mix, login: String, onEnd: @escaping (String?) -> Void
  ) -> UIViewController {
    let controller = RecoveryAssembler().assemble()
    let listener = RecoveryListener(onEnd)
    controller.use(listener)
    controller.addChild(listener)
    controller.didOpen(login: login)
    return controller
  }
}

/// The listener, which Recovery refers to weakly. Recovery owns it as a child controller that shows nothing.
private final class RecoveryListener: UIViewController, RecoveryListening {
  private let onEnd: (String?) -> Void

  init(_ onEnd: @escaping (String?) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func didSendInstructions(to login: String) {
    onEnd(login)
  }

  func didLeave() {
    onEnd(nil)
  }
}
