import Interactions
import Screens

/// What Review shows of the latest comment (R1).
struct ReviewCommentRenderable: Equatable {
  let comment: String
}

extension ReviewCommentRenderable {
  init(latest: String?) {
    self.init(comment: latest ?? Texts.Review.noComment)
  }
}

protocol ReviewCommentRendering: Rendering {
  func render(_ renderable: ReviewCommentRenderable)
}

extension ReviewScreen: ReviewCommentRendering {
  func render(_ renderable: ReviewCommentRenderable) {
    commentLabel.text = renderable.comment
  }
}
