import Interactions
import QuartetShared

/// Sending: the text goes to the interaction that opened Comment, and is no draft any more.
///
/// Comment's controller owns it and calls it. The draft is cleared before the listener is notified. It must neither post the
/// text nor dismiss Comment: the listener does both.
protocol CommentSendingInteracting: Interacting {
  func use(_ draft: any DraftKeeping)
  func use(_ listener: any CommentListening)
  func didTapSendButton(text: String)
}

final class CommentSendingInteraction {
  private weak var draft: (any DraftKeeping)?
  private weak var listener: (any CommentListening)?
}

extension CommentSendingInteraction: CommentSendingInteracting {
  func use(_ draft: any DraftKeeping) { self.draft = draft }
  func use(_ listener: any CommentListening) { self.listener = listener }

  func didTapSendButton(text: String) {
    draft?.text = ""
    listener?.didSendComment(CommentText(text).trimmed)
  }
}
