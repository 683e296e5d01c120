import Interactions
import QuartetScreens
import QuartetShared

/// The texts of the two fields of Login.
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

/// How the controls of Login look.
struct LoginControlsRenderable: Equatable {
  let canSignIn: Bool
  let canEdit: Bool
  let showsIndicator: Bool
}

protocol LoginControlsRendering: Rendering {
  func render(_ renderable: LoginControlsRenderable)
}

extension LoginScreen: LoginControlsRendering {
  func render(_ renderable: LoginControlsRenderable) {
    signInButton.isEnabled = renderable.canSignIn
    loginField.isEnabled = renderable.canEdit
    passwordField.isEnabled = renderable.canEdit
    recoveryButton.isEnabled = renderable.canEdit
    if renderable.showsIndicator {
      waitingIndicator.startAnimating()
    } else {
      waitingIndicator.stopAnimating()
    }
  }
}

/// The message below the fields of Login: a failure, a notice or nothing.
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
