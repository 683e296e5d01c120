import Interactions
import Screens
import Shared

typealias LoginSigningInRendering = LoginMessageRendering & LoginControlsRendering

/// Signing in: one attempt at a time with what is filled in (L4 to L9).
///
/// The controller owns it and calls it. It owns its attempt and shows how it ends; what follows
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
  private weak var leaving: (any LoginLeavingInteracting)?
  private weak var view: (any LoginSigningInRendering)?
  private weak var sheet: (any LoginSheetRendering)?
  private var attempt: (any Attempting)?
}

extension LoginSigningInInteraction: LoginSigningInInteracting {
  var isWaiting: Bool { attempt?.isWaiting == true }

  func use(_ authenticator: any Authenticating) {
    attempt = authenticator.attempts { [weak self] outcome in self?.didEndAttempt(outcome) }
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

  // The outcome may come before `start` returns (T3), so everything else comes first.
  func didTapSignInButton(login: String, password: Password) {
    view?.render(LoginControlsRenderable.waiting)
    view?.render(LoginMessageRenderable.nothing)
    sheet?.render(LoginSheetRenderable(canBeSwiped: false))
    attempt?.start(login: Login(login), password: password)
  }

  func didTapCancelButton() {
    attempt?.cancel()
  }

  func didDisappear() {
    attempt?.cancel()
  }

  private func didEndAttempt(_ outcome: SignInAttempt.Outcome) {
    switch outcome {
    case .signedIn: leaving?.didSignIn()
    case .wrongPair: fail(Texts.Login.wrongPair)
    case .limitReached: fail(Texts.Login.limitReached)
    case .unreachable: fail(Texts.Login.noConnection)
    }
  }

  // What was typed stays, so it can be tried again (L6).
  private func fail(_ reason: String) {
    view?.render(LoginControlsRenderable(isWaiting: false, canSignIn: true))
    view?.render(LoginMessageRenderable.failure(reason))
    sheet?.render(LoginSheetRenderable(canBeSwiped: true))
  }
}
