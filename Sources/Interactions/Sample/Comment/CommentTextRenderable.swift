import Interactions
import Screens

/// What the text view of Comment shows.
struct CommentTextRenderable: Equatable {
  let text: String
}

protocol CommentTextRendering: Rendering {
  func render(_ renderable: CommentTextRenderable)
}

extension CommentScreen: CommentTextRendering {
  func render(_ renderable: CommentTextRenderable) {
    textView.text = renderable.text
  }
}
