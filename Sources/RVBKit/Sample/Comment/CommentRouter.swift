import RVBKit
import Screens

protocol CommentRoutable: Routable {
  /// The question whether to throw the comment away (C5).
  func routeToDiscardAlert(onKeep: @escaping () -> Void, onDiscard: @escaping () -> Void) -> UIAlertController
}

/// Comment opens no module; what it opens comes from the system.
final class CommentRouter: CommentRoutable {
  func routeToDiscardAlert(
    onKeep: @escaping () -> Void, onDiscard: @escaping () -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel) { _ in onKeep() })
    alert.addAction(UIAlertAction(title: Texts.Comment.discard, style: .destructive) { _ in onDiscard() })
    return alert
  }
}
