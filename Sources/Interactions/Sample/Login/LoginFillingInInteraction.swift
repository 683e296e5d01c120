import Interactions
import Shared

typealias LoginFillingInRendering =
  LoginFieldsRendering & LoginMessageRendering & LoginControlsRendering

/// Filling in: what is typed, remembered or handed over becomes the form.
protocol LoginFillingInInteracting: Interacting {
  /// What is filled in, for the other interactions of Login to use.
  var form: any LoginForming { get }

  func use(_ memory: any CredentialsRemembering)
  func use(_ view: any LoginFillingInRendering)
  func didChangeLogin(_ login: String)
  func didChangePassword(_ password: Password)
  func didOpenSignInLink(login: String?)
}

final class LoginFillingInInteraction {
  let form: any LoginForming
  private weak var view: (any LoginFillingInRendering)?

  init(form: any LoginForming) {
    self.form = form
  }
}

extension LoginFillingInInteraction: LoginFillingInInteracting {
  func use(_ memory: any CredentialsRemembering) {
    (form.login, form.password) = memory.credentials
  }

  func use(_ view: any LoginFillingInRendering) {
    self.view = view
    view.render(LoginFieldsRenderable(form))
    renderEdit()
  }

  func didChangeLogin(_ login: String) {
    form.login = login
    renderEdit()
  }

  func didChangePassword(_ password: Password) {
    form.password = password
    renderEdit()
  }

  func didOpenSignInLink(login: String?) {
    guard let login, form.phase != .waiting else { return }
    form.login = login
    form.password = ""
    view?.render(LoginFieldsRenderable(form))
    renderEdit()
  }

  private func renderEdit() {
    view?.render(LoginMessageRenderable.nothing)
    view?.render(LoginControlsRenderable(form))
  }
}
