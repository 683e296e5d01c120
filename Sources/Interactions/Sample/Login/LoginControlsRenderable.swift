import Interactions
import Screens
import Shared

/// What the user can do in Login (L3, L4).
struct LoginControlsRenderable: Equatable {
  let isWaiting: Bool
  let canSignIn: Bool
}

extension LoginControlsRenderable {
  static let waiting = LoginControlsRenderable(isWaiting: true, canSignIn: false)

  init(login: String, password: Password) {
    self.init(isWaiting: false, canSignIn: !Login(login).isEmpty && !password.isEmpty)
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
