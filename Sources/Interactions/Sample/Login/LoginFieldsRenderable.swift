import Interactions
import Screens
import Shared

/// What the two fields of Login show.
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
