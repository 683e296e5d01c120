import RoundTable
import Screens

/// What Comment's Joint notifies the Core and the Presenter of.
enum CommentModuleJointInput {
  /// UIKit can present the question.
  case questionReady
  /// The user has answered the question with "Discard".
  case discard
  /// The session has ended without the user: Comment is about to go, and its text is kept (R6).
  case sessionEnded
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
  private weak var question: UIAlertController?

  /// Whether the user can no longer use Comment: it is about to go.
  var hasEnded: Bool { state.hasEnded }

  /// Whether the parent can dismiss Comment: it has ended, and no screen of other code covers it (T6).
  var canBeDismissed: Bool {
    hasEnded && (view?.presentedViewController == nil || view?.presentedViewController === question)
  }

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
    pipeline?.notify(input: .questionReady)
    guard !state.hasEnded, let view, view.presentedViewController == nil else { return }
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .discard)
      })
    question = alert
    view.present(alert, animated: true)
  }
}
