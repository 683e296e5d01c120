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

/// The characters left, whether the text can be sent, and whether a swipe closes the sheet without a question.
struct CommentControlsRenderable: Equatable {
  let remaining: String
  let canSend: Bool
  let canSwipeDown: Bool

  init(_ text: CommentText) {
    remaining = String(text.remaining)
    canSend = text.isSendable
    canSwipeDown = text.isBlank
  }
}

protocol CommentControlsRendering: Rendering {
  func render(_ renderable: CommentControlsRenderable)
}

// The controller conforms to `CommentControlsRendering`, because the sheet is not on its screen.
extension CommentScreen {
  func render(_ renderable: CommentControlsRenderable) {
    remainingLabel.text = renderable.remaining
    sendButton.isEnabled = renderable.canSend
  }
}
