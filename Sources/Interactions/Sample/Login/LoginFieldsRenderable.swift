import Interactions
import Screens
import Shared

struct LoginFieldsRenderable: Equatable {
  let login: String
  let password: Password
}

extension LoginFieldsRenderable {
  init(_ form: any LoginForming) {
    self.init(login: form.login, password: form.password)
  }
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
