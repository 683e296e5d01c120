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
    let alert = UIAlertController(title: DiscardAlert.title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: DiscardAlert.keepTitle, style: .cancel) { _ in onKeep() })
    alert.addAction(UIAlertAction(title: DiscardAlert.discardTitle, style: .destructive) { _ in onDiscard() })
    return alert
  }
}
