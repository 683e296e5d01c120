import Interactions
import Shared

typealias CommentWritingRendering = CommentTextRendering & CommentControlsRendering

/// Writing: Comment opens with the draft, and what is typed is counted and kept as the draft (C1 to C3).
///
/// The controller owns it and calls it. It must neither send nor discard anything.
protocol CommentWritingInteracting: Interacting {
  func use(_ drafts: any DraftKeeping)
  func use(_ view: any CommentWritingRendering)
  func use(_ sheet: any CommentSheetRendering)
  func didLoadView()
  func didChangeText(_ text: String)
}

final class CommentWritingInteraction {
  private weak var drafts: (any DraftKeeping)?
  private weak var view: (any CommentWritingRendering)?
  private weak var sheet: (any CommentSheetRendering)?
}

extension CommentWritingInteraction: CommentWritingInteracting {
  func use(_ drafts: any DraftKeeping) {
    self.drafts = drafts
  }

  func use(_ view: any CommentWritingRendering) {
    self.view = view
  }

  func use(_ sheet: any CommentSheetRendering) {
    self.sheet = sheet
  }

  func didLoadView() {
    guard let drafts else { return }
    view?.render(CommentTextRenderable(text: drafts.draft))
    render(CommentText(drafts.draft))
  }

  // Every edit is kept at once, so that nothing typed is lost when Comment goes without a question (R6).
  func didChangeText(_ text: String) {
    drafts?.draft = text
    render(CommentText(text))
  }

  private func render(_ text: CommentText) {
    view?.render(CommentControlsRenderable(text))
    sheet?.render(CommentSheetRenderable(text))
  }
}
