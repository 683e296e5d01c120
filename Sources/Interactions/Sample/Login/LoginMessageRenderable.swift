import Interactions
import Screens

/// What Login says below its fields: a failure, a notice or nothing.
struct LoginMessageRenderable: Equatable {
  let failure: String?
  let notice: String?
}

extension LoginMessageRenderable {
  static let nothing = LoginMessageRenderable(failure: nil, notice: nil)

  static func failure(_ text: String) -> LoginMessageRenderable {
    LoginMessageRenderable(failure: text, notice: nil)
  }

  static func notice(_ text: String) -> LoginMessageRenderable {
    LoginMessageRenderable(failure: nil, notice: text)
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
