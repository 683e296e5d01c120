import Interactions
import QuartetScreens

/// The text of Recovery's field.
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

/// The controls that are enabled in Recovery.
struct RecoveryControlsRenderable: Equatable {
  let canSend: Bool
}

protocol RecoveryControlsRendering: Rendering {
  func render(_ renderable: RecoveryControlsRenderable)
}

extension RecoveryScreen: RecoveryControlsRendering {
  func render(_ renderable: RecoveryControlsRenderable) {
    sendButton.isEnabled = renderable.canSend
  }
}
