import Interactions
import QuartetScreens

/// The account as Review shows it.
struct ReviewAccountRenderable: Equatable {
  let account: String
  let buttonTitle: String

  init(account: String?) {
    self.account = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    buttonTitle = account == nil ? Texts.Review.signIn : Texts.Review.signOut
  }
}

protocol ReviewAccountRendering: Rendering {
  func render(_ renderable: ReviewAccountRenderable)
}

extension ReviewScreen: ReviewAccountRendering {
  func render(_ renderable: ReviewAccountRenderable) {
    accountLabel.text = renderable.account
    accountButton.setTitle(renderable.buttonTitle, for: .normal)
  }
}

/// The latest comment, as Review shows it.
struct ReviewCommentRenderable: Equatable {
  let comment: String

  init(latest: String?) {
    comment = latest ?? Texts.Review.noComment
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
