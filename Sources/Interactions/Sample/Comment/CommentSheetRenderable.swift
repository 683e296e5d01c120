import Interactions
import Shared

struct CommentSheetRenderable: Equatable {
  let canBeSwiped: Bool
}

extension CommentSheetRenderable {
  init(_ form: any CommentForming) {
    self.init(canBeSwiped: form.text.isBlank)
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
