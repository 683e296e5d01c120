import Interactions

/// Posting: shows the latest comment, also if another window posted it, and posts the next one.
///
/// The controller owns it; the mediator calls it when a comment was sent. It must not depend on where comments are written.
protocol ReviewPostingInteracting: Interacting {
  func use(_ comments: any CommentPosting)
  func use(_ view: any ReviewCommentRendering)
  func didLoadView()
  func didSendComment(_ text: String)
}

final class ReviewPostingInteraction {
  private weak var comments: (any CommentPosting)?
  private weak var view: (any ReviewCommentRendering)?
  private var observation: AnyObject?
}

extension ReviewPostingInteraction: ReviewPostingInteracting {
  func use(_ comments: any CommentPosting) {
    self.comments = comments
    observation = comments.observe { [weak self] _ in self?.renderComment() }
  }

  func use(_ view: any ReviewCommentRendering) { self.view = view }

  func didLoadView() {
    renderComment()
  }

  func didSendComment(_ text: String) { comments?.post(text) }

  private func renderComment() {
    view?.render(ReviewCommentRenderable(latest: comments?.latest))
  }
}
