import RoundTable
import Screens

/// What Comment's Joint notifies the Core and the Presenter of.
enum CommentModuleJointInput {
  /// The user has answered the question with "Discard".
  case discard
}

/// What Comment's Joint notifies the parent of; after either, the parent dismisses Comment.
enum CommentModuleJointOutput {
  case comment(text: String)
  case dismiss
}

/// Presents the question before a text is discarded, and notifies the parent of how Comment ends.
///
/// The pipeline owns it and calls it last. It does not dismiss Comment, because the parent has presented it, and it
/// does not change the state. The alert closes itself; "Keep editing" needs no message.
final class CommentModuleJoint: RTEModuleJoint<CommentModuleTypes> {
  override func handleCore(event: CommentModuleCoreEvent) {
    switch event {
    case .sent(let text):
      notifyOut(output: .comment(text: text))
    case .discardQuestionNeeded:
      view?.whenIdle { [weak self] in self?.presentDiscardAlert() }
    case .discarded:
      notifyOut(output: .dismiss)
    }
  }

  private func presentDiscardAlert() {
    guard let view, view.presentedViewController?.isBeingDismissed != false else { return }
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .discard)
      })
    view.present(alert, animated: true)
  }
}
