import QuartetScreens
import RVBKit

protocol CommentRoutable: Routable {
  /// The question whether to discard the comment.
  func routeToDiscardAlert(onDiscard: @escaping () -> Void) -> UIAlertController
}

/// Makes the alert that Comment presents, which is no module.
///
/// Comment's view owns it and calls it. It must not present anything.
final class CommentRouter: CommentRoutable {
  func routeToDiscardAlert(onDiscard: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(UIAlertAction(title: Texts.Comment.discard, style: .destructive) { _ in onDiscard() })
    return alert
  }
}
