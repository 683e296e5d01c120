import Interactions
import Screens
import Shared

/// What is left of the limit, and whether the text can be sent (C2, C3).
struct CommentControlsRenderable: Equatable {
  let remaining: String
  let canSend: Bool
}

extension CommentControlsRenderable {
  init(_ text: CommentText) {
    self.init(remaining: String(text.remaining), canSend: text.isSendable)
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
