import Interactions
import Screens

struct ReviewAccountRenderable: Equatable {
  let account: String
  let buttonTitle: String
}

extension ReviewAccountRenderable {
  init(account: String?) {
    if let account {
      self.init(account: "Signed in as \(account)", buttonTitle: "Sign out")
    } else {
      self.init(account: "Signed out", buttonTitle: "Sign in")
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
