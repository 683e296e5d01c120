import QuartetShared

/// Keeps the text that is typed as the draft, and decides what ends Comment.
final class CommentViewModel {
  private(set) var text: CommentText
  private let draft: Draft
  private let onEnd: (String?) -> Void

  /// - Parameter onEnd: Called when the user has ended Comment, with the text to post, if there is one.
  init(draft: Draft, onEnd: @escaping (String?) -> Void) {
    self.draft = draft
    self.onEnd = onEnd
    text = CommentText(draft.text)
  }

  // Every edit is the draft at once, so that nothing typed is lost when the session ends (R6).
  func edit(_ text: String) {
    self.text = CommentText(text)
    draft.text = text
  }

  func send() { end(with: text.trimmed) }

  func discard() { end(with: nil) }

  private func end(with text: String?) {
    draft.text = ""
    onEnd(text)
  }
}
