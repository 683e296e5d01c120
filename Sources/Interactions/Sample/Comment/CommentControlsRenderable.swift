import Interactions
import Screens
import Shared

struct CommentControlsRenderable: Equatable {
  let remaining: String
  let canSend: Bool
}

extension CommentControlsRenderable {
  init(_ form: any CommentForming) {
    self.init(remaining: String(form.text.remaining), canSend: form.text.isSendable)
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
