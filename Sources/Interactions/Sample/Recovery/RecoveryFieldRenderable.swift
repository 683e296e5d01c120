import Interactions
import Screens

/// What the field of Recovery shows.
struct RecoveryFieldRenderable: Equatable {
  let login: String
}

protocol RecoveryFieldRendering: Rendering {
  func render(_ renderable: RecoveryFieldRenderable)
}

extension RecoveryScreen: RecoveryFieldRendering {
  func render(_ renderable: RecoveryFieldRenderable) {
    loginField.text = renderable.login
  }
}
