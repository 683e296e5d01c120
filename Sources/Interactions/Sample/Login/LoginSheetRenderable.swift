import Interactions

/// Whether Login's sheet can be swiped down (L10).
struct LoginSheetRenderable: Equatable {
  let canBeSwiped: Bool
}

protocol LoginSheetRendering: Rendering {
  func render(_ renderable: LoginSheetRenderable)
}

extension LoginViewController: LoginSheetRendering {
  func render(_ renderable: LoginSheetRenderable) {
    navigationController?.isModalInPresentation = !renderable.canBeSwiped
  }
}
