import Interactions
import Shared

/// Sending: the text goes to the interaction that opened Comment, and is no draft any more (C4).
///
/// The controller owns it and calls it. It must neither post the text nor dismiss Comment.
protocol CommentSendingInteracting: Interacting {
  func use(_ draft: any DraftKeeping)
  func use(_ listener: any CommentListening)
  func use(_ view: any TapsRendering)
  func didTapSendButton(text: String)
}

final class CommentSendingInteraction {
  private weak var draft: (any DraftKeeping)?
  private weak var listener: (any CommentListening)?
  private weak var view: (any TapsRendering)?
}

extension CommentSendingInteraction: CommentSendingInteracting {
  func use(_ draft: any DraftKeeping) {
    self.draft = draft
  }

  func use(_ listener: any CommentListening) {
    self.listener = listener
  }

  func use(_ view: any TapsRendering) {
    self.view = view
  }

  func didTapSendButton(text: String) {
    view?.render(TapsRenderable(areAccepted: false))
    draft?.text = ""
    listener?.didSendComment(CommentText(text).trimmed)
  }
}
