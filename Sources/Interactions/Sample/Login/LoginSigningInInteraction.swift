import Interactions
import Screens
import Shared

typealias LoginSigningInRendering = LoginMessageRendering & LoginControlsRendering

/// Signing in: one attempt at a time with what is filled in (L4 to L9).
///
/// The controller owns it and calls it. It observes the authenticator and shows how its own attempt ends; what follows
/// when the user is signed in is up to the leaving interaction.
protocol LoginSigningInInteracting: Interacting {
  /// Whether an attempt of this screen waits for its reply.
  var isWaiting: Bool { get }

  func use(_ authenticator: any Authenticating)
  func use(_ leaving: any LoginLeavingInteracting)
  func use(_ view: any LoginSigningInRendering)
  func use(_ sheet: any LoginSheetRendering)
  func didTapSignInButton(login: String, password: Password)
  func didTapCancelButton()
  func didDisappear()
}

final class LoginSigningInInteraction {
  private(set) var isWaiting = false
  private weak var authenticator: (any Authenticating)?
  private weak var leaving: (any LoginLeavingInteracting)?
  private weak var view: (any LoginSigningInRendering)?
  private weak var sheet: (any LoginSheetRendering)?
  private var observation: AnyObject?
}

extension LoginSigningInInteraction: LoginSigningInInteracting {
  func use(_ authenticator: any Authenticating) {
    self.authenticator = authenticator
    observation = authenticator.observe { [weak self] status in self?.didEndAttempt(status) }
  }

  func use(_ leaving: any LoginLeavingInteracting) {
    self.leaving = leaving
  }

  func use(_ view: any LoginSigningInRendering) {
    self.view = view
  }

  func use(_ sheet: any LoginSheetRendering) {
    self.sheet = sheet
  }

  // The reply may come before `signIn` returns (T3), so everything else comes first.
  func didTapSignInButton(login: String, password: Password) {
    isWaiting = true
    view?.render(LoginControlsRenderable.waiting)
    view?.render(LoginMessageRenderable.nothing)
    sheet?.render(LoginSheetRenderable(canBeSwiped: false))
    authenticator?.signIn(login: Login(login), password: password)
  }

  func didTapCancelButton() {
    cancelAttempt()
  }

  func didDisappear() {
    cancelAttempt()
  }

  private func cancelAttempt() {
    guard isWaiting else { return }
    isWaiting = false
    authenticator?.cancel()
  }

  private func didEndAttempt(_ status: AuthStatus) {
    guard isWaiting else { return }
    switch status {
    case .login:
      isWaiting = false
      leaving?.didSignIn()
    case .wrong: fail(Texts.Login.wrongPair)
    case .limit: fail(Texts.Login.limitReached)
    case .unreachable: fail(Texts.Login.noConnection)
    case .logout: break
    }
  }

  // What was typed stays, so it can be tried again (L6).
  private func fail(_ reason: String) {
    isWaiting = false
    view?.render(LoginControlsRenderable(isWaiting: false, canSignIn: true))
    view?.render(LoginMessageRenderable.failure(reason))
    sheet?.render(LoginSheetRenderable(canBeSwiped: true))
  }
}
