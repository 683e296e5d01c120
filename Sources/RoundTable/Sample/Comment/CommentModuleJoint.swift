import QuartetScreens
import QuartetShared
import RoundTable

/// The inputs that Comment's Joint sends to the Core and the Presenter.
enum CommentModuleJointInput {
  /// The user has cancelled, and no text has to be kept.
  case discarded
}

/// The outputs that Comment's Joint sends to the parent. After either, the parent closes Comment.
enum CommentModuleJointOutput {
  case comment(text: String)
  case dismiss
}

/// Asks before a text is discarded, and sends the parent the text or the end of Comment.
///
/// The pipeline owns it and calls it last. It opens the alert over Comment, and does not dismiss Comment, because the
/// parent has presented it. It leaves the draft to the Core.
final class CommentModuleJoint: RTEModuleJoint<CommentModuleTypes> {
  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .sendButtonTap:
      notifyOut(output: .comment(text: state.text.trimmed))
    case .cancelButtonTap, .swipeAttempt:
      if state.text.isBlank { discard() } else { presentDiscardAlert() }
    case .swipe:
      notifyOut(output: .dismiss)
    case .textChange:
      break
    }
  }

  private func discard() {
    pipeline?.notify(input: .discarded)
    notifyOut(output: .dismiss)
  }

  private func presentDiscardAlert() {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in self?.discard() })
    view?.childScreens.present(alert)
  }
}
