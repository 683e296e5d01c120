import Interactions
import Shared

/// Sending: the text goes to whoever opened Comment, once.
protocol CommentSendingInteracting: CommentFormUsing {
  func use(_ drafts: any DraftKeeping)
  func use(_ listener: any CommentListening)
  func didTapSendButton()
}

final class CommentSendingInteraction {
  private weak var form: (any CommentForming)?
  private weak var drafts: (any DraftKeeping)?
  private weak var listener: (any CommentListening)?
}

extension CommentSendingInteraction: CommentSendingInteracting {
  func use(_ form: any CommentForming) {
    self.form = form
  }

  func use(_ drafts: any DraftKeeping) {
    self.drafts = drafts
  }

  func use(_ listener: any CommentListening) {
    self.listener = listener
  }

  func didTapSendButton() {
    guard let form, form.phase == .editing, form.text.isSendable else { return }
    form.phase = .ended
    drafts?.draft = ""
    listener?.didSendComment(form.text.trimmed)
  }
}
