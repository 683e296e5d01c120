import Interactions
import QuartetShared

typealias CommentWritingRendering = CommentTextRendering & CommentControlsRendering

/// Writing: Comment opens with the draft, and the typed text is counted and kept as the draft.
///
/// Comment's controller owns it and calls it after every edit. The draft, which two other interactions use too, belongs to
/// the store. It must neither send nor discard anything.
protocol CommentWritingInteracting: Interacting {
  func use(_ draft: any DraftKeeping)
  func use(_ view: any CommentWritingRendering)
  func use(_ sheet: any SheetRendering)
  func didLoadView()
  func didChangeText(_ text: String)
}

final class CommentWritingInteraction {
  private weak var draft: (any DraftKeeping)?
  private weak var view: (any CommentWritingRendering)?
  private weak var sheet: (any SheetRendering)?
}

extension CommentWritingInteraction: CommentWritingInteracting {
  func use(_ draft: any DraftKeeping) { self.draft = draft }
  func use(_ view: any CommentWritingRendering) { self.view = view }
  func use(_ sheet: any SheetRendering) { self.sheet = sheet }

  func didLoadView() {
    guard let draft else { return }
    view?.render(CommentTextRenderable(text: draft.text))
    render(CommentText(draft.text))
  }

  // Every edit is kept at once, so that nothing typed is lost when Comment is closed without a question.
  func didChangeText(_ text: String) {
    draft?.text = text
    render(CommentText(text))
  }

  private func render(_ text: CommentText) {
    view?.render(CommentControlsRenderable(text))
    sheet?.render(SheetRenderable(canSwipeDown: text.isBlank))
  }
}
