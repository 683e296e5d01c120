import Interactions
import Screens

struct RecoveryFieldRenderable: Equatable {
  let login: String
}

extension RecoveryFieldRenderable {
  init(_ form: any RecoveryForming) {
    self.init(login: form.login)
  }
}

protocol RecoveryFieldRendering: Rendering {
  func render(_ renderable: RecoveryFieldRenderable)
}

extension RecoveryScreen: RecoveryFieldRendering {
  func render(_ renderable: RecoveryFieldRenderable) {
    loginField.text = renderable.login
  }
}
