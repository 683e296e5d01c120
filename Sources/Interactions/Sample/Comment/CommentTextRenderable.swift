import Interactions
import Screens
import Shared

struct CommentTextRenderable: Equatable {
  let text: String
}

extension CommentTextRenderable {
  init(_ form: any CommentForming) {
    self.init(text: form.text.text)
  }
}

protocol CommentTextRendering: Rendering {
  func render(_ renderable: CommentTextRenderable)
}

extension CommentScreen: CommentTextRendering {
  func render(_ renderable: CommentTextRenderable) {
    textView.text = renderable.text
  }
}
