import Interactions
import Shared

typealias LoginFillingInRendering =
  LoginFieldsRendering & LoginMessageRendering & LoginControlsRendering

/// Filling in: Login opens with the remembered credentials; the user or a link replaces them (L1 to L3, D2).
///
/// The controller owns it and calls it. It does not keep what is typed, because the fields do, and it must not start an
/// attempt.
protocol LoginFillingInInteracting: Interacting {
  func use(_ memory: any CredentialsRemembering)
  func use(_ signingIn: any LoginSigningInInteracting)
  func use(_ view: any LoginFillingInRendering)
  func didLoadView()
  func didChangeFields(login: String, password: Password)
  func didOpenSignInLink(login: String?)
}

final class LoginFillingInInteraction {
  private weak var memory: (any CredentialsRemembering)?
  private weak var signingIn: (any LoginSigningInInteracting)?
  private weak var view: (any LoginFillingInRendering)?
}

extension LoginFillingInInteraction: LoginFillingInInteracting {
  func use(_ memory: any CredentialsRemembering) {
    self.memory = memory
  }

  func use(_ signingIn: any LoginSigningInInteracting) {
    self.signingIn = signingIn
  }

  func use(_ view: any LoginFillingInRendering) {
    self.view = view
  }

  func didLoadView() {
    guard let memory else { return }
    fill(login: memory.credentials.login, password: memory.credentials.password)
  }

  func didChangeFields(login: String, password: Password) {
    view?.render(LoginMessageRenderable.nothing)
    view?.render(LoginControlsRenderable(login: login, password: password))
  }

  func didOpenSignInLink(login: String?) {
    guard let login, signingIn?.isWaiting == false else { return }
    fill(login: login, password: "")
  }

  private func fill(login: String, password: Password) {
    view?.render(LoginFieldsRenderable(login: login, password: password))
    didChangeFields(login: login, password: password)
  }
}
