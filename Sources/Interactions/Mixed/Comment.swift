package import FeatureEntry
package import Interactions
import Shared

extension InteractionsFeature {
  package static func makeComment(_ mix: Mix, account: String, onEnd: @escaping Handler) -> UIViewController {
    let controller = CommentAssembler(drafts: mix.trunk.commentStore, accountKeeper: mix.trunk.authManager)
      .assemble()
    let listener = EndListener(onEnd)
    controller.use(listener)
    controller.addChild(listener)
    return controller
  }
}

/// The listener, which a screen refers to weakly. The screen owns it as a child controller that shows nothing.
final class EndListener: UIViewController, CommentListening, RecoveryListening {
  private var onEnd: Handler = { _ in }

  convenience init(_ onEnd: @escaping Handler) {
    self.init(nibName: nil, bundle: nil)
    self.onEnd = onEnd
  }

  func didSendComment(_ text: String) { onEnd(text) }
  func didDiscardComment() { onEnd(nil) }
  func didSendInstructions(to login: String) { onEnd(login) }
  func didLeave() { onEnd(nil) }
}
