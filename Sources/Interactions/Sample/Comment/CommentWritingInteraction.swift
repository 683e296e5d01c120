import Interactions
import Shared

typealias CommentWritingRendering = CommentTextRendering & CommentControlsRendering

/// Writing: what is typed is counted, and kept as the draft.
protocol CommentWritingInteracting: Interacting {
  /// What is written, for the other interactions of Comment to use.
  var form: any CommentForming { get }

  func use(_ drafts: any DraftKeeping)
  func use(_ view: any CommentWritingRendering)
  func use(_ sheet: any CommentSheetRendering)
  func didChangeText(_ text: String)
}

final class CommentWritingInteraction {
  let form: any CommentForming
  private weak var drafts: (any DraftKeeping)?
  private weak var view: (any CommentWritingRendering)?
  private weak var sheet: (any CommentSheetRendering)?

  init(form: any CommentForming) {
    self.form = form
  }
}

extension CommentWritingInteraction: CommentWritingInteracting {
  func use(_ drafts: any DraftKeeping) {
    self.drafts = drafts
    form.text = CommentText(drafts.draft)
  }

  func use(_ view: any CommentWritingRendering) {
    self.view = view
    view.render(CommentTextRenderable(form))
    view.render(CommentControlsRenderable(form))
  }

  func use(_ sheet: any CommentSheetRendering) {
    self.sheet = sheet
    sheet.render(CommentSheetRenderable(form))
  }

  // Every edit is kept at once, so that nothing typed is lost whenever the session ends (R6).
  func didChangeText(_ text: String) {
    form.text = CommentText(text)
    drafts?.draft = text
    view?.render(CommentControlsRenderable(form))
    sheet?.render(CommentSheetRenderable(form))
  }
}
