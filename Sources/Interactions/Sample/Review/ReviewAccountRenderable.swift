import Interactions
import Screens

/// What Review shows of the account (R2).
struct ReviewAccountRenderable: Equatable {
  let account: String
  let buttonTitle: String
}

extension ReviewAccountRenderable {
  init(account: String?) {
    if let account {
      self.init(account: Texts.Review.signedIn(as: account), buttonTitle: Texts.Review.signOut)
    } else {
      self.init(account: Texts.Review.signedOut, buttonTitle: Texts.Review.signIn)
    }
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
