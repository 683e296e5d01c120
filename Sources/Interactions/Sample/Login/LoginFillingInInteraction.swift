import Interactions
import QuartetScreens
import QuartetShared

typealias LoginFillingInRendering = LoginFieldsRendering & LoginControlsRendering & LoginMessageRendering

/// Filling in: the texts of the fields, and which controls the user can use meanwhile.
///
/// The controller and the mediator call it; signing in and recovering notify it. The controller owns it. The fields keep
/// the texts; it keeps only whether both are filled in, and whether an attempt waits. It must not start an attempt.
protocol LoginFillingInInteracting: Interacting, AttemptListening, InstructionsListening {
  func use(_ memory: any CredentialsRemembering)
  func use(_ view: any LoginFillingInRendering)
  func use(_ sheet: any SheetRendering)
  func didOpen(login: String?)
  func didOpenSignInLink(login: String?)
  func didChangeFields(login: String, password: Password)
}

final class LoginFillingInInteraction {
  private weak var memory: (any CredentialsRemembering)?
  private weak var view: (any LoginFillingInRendering)?
  private weak var sheet: (any SheetRendering)?
  private var isFilledIn = false
  private var isAttemptWaiting = false
}

extension LoginFillingInInteraction: LoginFillingInInteracting {
  func use(_ memory: any CredentialsRemembering) { self.memory = memory }
  func use(_ view: any LoginFillingInRendering) { self.view = view }
  func use(_ sheet: any SheetRendering) { self.sheet = sheet }

  func didOpen(login: String?) {
    if let login {
      fill(login: login)
    } else if let memory {
      fill(login: memory.credentials.login, password: memory.credentials.password)
    }
  }

  func didOpenSignInLink(login: String?) {
    if let login, !isAttemptWaiting { fill(login: login) }
  }

  func didChangeFields(login: String, password: Password) {
    isFilledIn = Credentials(login: login, password: password).areComplete
    view?.render(LoginMessageRenderable())
    renderControls()
  }

  func didSendInstructions(to login: String) {
    fill(login: login)
    view?.render(LoginMessageRenderable(notice: Texts.Login.recoverySent(to: login)))
  }

  func didStartAttempt() {
    isAttemptWaiting = true
    renderControls()
  }

  func didEndAttempt() {
    isAttemptWaiting = false
    renderControls()
  }

  private func fill(login: String, password: Password = "") {
    view?.render(LoginFieldsRenderable(login: login, password: password))
    didChangeFields(login: login, password: password)
  }

  private func renderControls() {
    view?.render(
      LoginControlsRenderable(
        canSignIn: isFilledIn && !isAttemptWaiting, canEdit: !isAttemptWaiting,
        showsIndicator: isAttemptWaiting))
    sheet?.render(SheetRenderable(canSwipeDown: !isAttemptWaiting))
  }
}
