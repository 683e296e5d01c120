import Interactions
import Screens
import Shared

/// What the user can do in Recovery (V1).
struct RecoveryControlsRenderable: Equatable {
  let canSend: Bool
}

extension RecoveryControlsRenderable {
  init(login: String) {
    self.init(canSend: !Login(login).isEmpty)
  }
}

protocol RecoveryControlsRendering: Rendering {
  func render(_ renderable: RecoveryControlsRenderable)
}

extension RecoveryScreen: RecoveryControlsRendering {
  func render(_ renderable: RecoveryControlsRenderable) {
    sendButton.isEnabled = renderable.canSend
  }
}
