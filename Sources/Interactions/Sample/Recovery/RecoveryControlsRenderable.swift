import Interactions
import Screens

struct RecoveryControlsRenderable: Equatable {
  let canSend: Bool
}

extension RecoveryControlsRenderable {
  init(_ form: any RecoveryForming) {
    self.init(canSend: form.isReadyToSend)
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
