import Interactions

struct LoginSheetRenderable: Equatable {
  let canBeSwiped: Bool
}

extension LoginSheetRenderable {
  init(_ form: any LoginForming) {
    self.init(canBeSwiped: form.phase != .waiting)
  }
}

protocol LoginSheetRendering: Rendering {
  func render(_ renderable: LoginSheetRenderable)
}

extension LoginViewController: LoginSheetRendering {
  func render(_ renderable: LoginSheetRenderable) {
    navigationController?.isModalInPresentation = !renderable.canBeSwiped
  }
}
