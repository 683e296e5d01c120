package import FeatureEntry
package import Interactions
import Shared

extension InteractionsFeature {
  package static func makeComment(
    _ mix: Mix, account: String, onEnd: @escaping (String?) -> Void
  ) -> UIViewController {
    let controller = CommentAssembler(drafts: mix.trunk.commentStore, accountKeeper: mix.trunk.authManager)
      .assemble()
    let listener = CommentListener(onEnd)
    controller.use(listener)
    controller.addChild(listener)
    return controller
  }
}

/// The listener, which Comment refers to weakly. Comment owns it as a child controller that shows nothing.
private final class CommentListener: UIViewController, CommentListening {
  private let onEnd: (String?) -> Void

  init(_ onEnd: @escaping (String?) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func didSendComment(_ text: String) {
    onEnd(text)
  }

  func didDiscardComment() {
    onEnd(nil)
  }
}
