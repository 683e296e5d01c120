import Interactions
import QuartetScreens
import QuartetShared

/// What the two fields of Login contain.
struct LoginFieldsRenderable: Equatable {
  let login: String
  let password: Password
}

protocol LoginFieldsRendering: Rendering {
  func render(_ renderable: LoginFieldsRenderable)
}

extension LoginScreen: LoginFieldsRendering {
  func render(_ renderable: LoginFieldsRenderable) {
    loginField.text = renderable.login
    passwordField.text = renderable.password.text
  }
}

/// What the user can do in Login (L3, L4, L10).
struct LoginControlsRenderable: Equatable {
  let isFilledIn: Bool
  let isWaiting: Bool
}

protocol LoginControlsRendering: Rendering {
  func render(_ renderable: LoginControlsRenderable)
}

// The controller conforms to `LoginControlsRendering`, because the sheet is not on its screen.
extension LoginScreen {
  func render(_ renderable: LoginControlsRenderable) {
    signInButton.isEnabled = renderable.isFilledIn && !renderable.isWaiting
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

/// What Login says below its fields: a failure, a notice or nothing (L2, L6 to L8, V2).
struct LoginMessageRenderable: Equatable {
  let failure: String?
  let notice: String?

  init(failure: String? = nil, notice: String? = nil) {
    self.failure = failure
    self.notice = notice
  }
}

protocol LoginMessageRendering: Rendering {
  func render(_ renderable: LoginMessageRenderable)
}

extension LoginScreen: LoginMessageRendering {
  func render(_ renderable: LoginMessageRenderable) {
    failureLabel.text = renderable.failure
    noticeLabel.text = renderable.notice
  }
}
