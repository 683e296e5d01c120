import Interactions
import Shared

/// Whether Comment's sheet can be swiped down without a question (C5).
struct CommentSheetRenderable: Equatable {
  let canBeSwiped: Bool
}

extension CommentSheetRenderable {
  init(_ text: CommentText) {
    self.init(canBeSwiped: text.isBlank)
  }
}

protocol CommentSheetRendering: Rendering {
  func render(_ renderable: CommentSheetRenderable)
}

extension CommentViewController: CommentSheetRendering {
  func render(_ renderable: CommentSheetRenderable) {
    isModalInPresentation = !renderable.canBeSwiped
  }
}
