import Interactions
import Screens

struct LoginControlsRenderable: Equatable {
  let isWaiting: Bool
  let canSignIn: Bool
}

extension LoginControlsRenderable {
  init(_ form: any LoginForming) {
    self.init(isWaiting: form.phase == .waiting, canSignIn: form.isReadyToSignIn)
  }
}

protocol LoginControlsRendering: Rendering {
  func render(_ renderable: LoginControlsRenderable)
}

extension LoginScreen: LoginControlsRendering {
  func render(_ renderable: LoginControlsRenderable) {
    signInButton.isEnabled = renderable.canSignIn
    loginField.isEnabled = !renderable.isWaiting
    passwordField.isEnabled = !renderable.isWaiting
    recoveryButton.isEnabled = !renderable.isWaiting
    if renderable.isWaiting {
      waitingIndicator.startAnimating()
    } else {
      waitingIndicator.stopAnimating()
    }
  }
}
