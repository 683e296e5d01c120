import Interactions
import QuartetScreens
import QuartetShared

/// The text of the text view of Comment.
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

/// The characters left, and whether the text can be sent.
struct CommentControlsRenderable: Equatable {
  let remaining: String
  let canSend: Bool

  init(_ text: CommentText) {
    remaining = String(text.remaining)
    canSend = text.isSendable
  }
}

protocol CommentControlsRendering: Rendering {
  func render(_ renderable: CommentControlsRenderable)
}

extension CommentScreen: CommentControlsRendering {
  func render(_ renderable: CommentControlsRenderable) {
    remainingLabel.text = renderable.remaining
    sendButton.isEnabled = renderable.canSend
  }
}
