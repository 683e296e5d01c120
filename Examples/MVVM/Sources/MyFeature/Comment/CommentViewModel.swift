import QuartetShared

/// Keeps the text that is typed as the draft, and decides what ends Comment.
final class CommentViewModel {
  /// Called when the user has ended Comment, with the text to post, if there is one.
  var onEnd: ((String?) -> Void)?

  private(set) var text: CommentText
  private let draft: Draft

  init(draft: Draft) {
    self.draft = draft
    text = CommentText(draft.text)
  }

  // Every edit is the draft at once, so that nothing typed is lost when the session ends (R6).
  func edit(_ text: String) {
    self.text = CommentText(text)
    draft.text = text
  }

  func send() {
    end(with: text.trimmed)
  }

  func discard() {
    end(with: nil)
  }

  private func end(with text: String?) {
    draft.text = ""
    onEnd?(text)
  }
}
