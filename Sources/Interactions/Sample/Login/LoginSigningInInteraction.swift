import Interactions
import QuartetScreens
import QuartetShared

/// Signing in: one attempt at a time with the filled-in texts, the reason if it fails, and the end, once.
///
/// The controller calls it for the buttons and the Return key, the mediator when Login is closed. The controller owns it,
/// and it owns its attempt. It must not enable controls or close Login: it notifies its listener and the mediator.
protocol LoginSigningInInteracting: Interacting {
  func use(_ authenticator: any Authenticating)
  func use(_ listener: any AttemptListening)
  func use(_ mediator: any LoginMediating)
  func use(_ view: any LoginMessageRendering)
  func didTapSignInButton(login: String, password: Password)
  func didPressReturn(login: String, password: Password)
  func didCancel()
  func didClose()
}

/// Notified when an attempt starts to wait, and when an attempt ends with an outcome. Leaving ends it without one.
protocol AttemptListening: AnyObject {
  func didStartAttempt()
  func didEndAttempt()
}

final class LoginSigningInInteraction {
  private weak var listener: (any AttemptListening)?
  private weak var mediator: (any LoginMediating)?
  private weak var view: (any LoginMessageRendering)?
  private var attempt: (any Attempting)?
  private var hasEnded = false
}

extension LoginSigningInInteraction: LoginSigningInInteracting {
  func use(_ authenticator: any Authenticating) {
    attempt = authenticator.attempts { [weak self] outcome in self?.didEndAttempt(outcome) }
  }

  func use(_ listener: any AttemptListening) { self.listener = listener }
  func use(_ mediator: any LoginMediating) { self.mediator = mediator }
  func use(_ view: any LoginMessageRendering) { self.view = view }

  // The outcome may come before `start` returns. Then no attempt waits.
  func didTapSignInButton(login: String, password: Password) {
    view?.render(LoginMessageRenderable())
    attempt?.start(login: Login(login), password: password)
    if attempt?.isWaiting == true { listener?.didStartAttempt() }
  }

  func didPressReturn(login: String, password: Password) {
    guard Credentials(login: login, password: password).areComplete else { return }
    didTapSignInButton(login: login, password: password)
  }

  func didCancel() { end() }

  func didClose() { end() }

  // Login leaves its waiting state also when the user is signed in: another module's screen may keep it open.
  private func didEndAttempt(_ outcome: SignInAttempt.Outcome) {
    listener?.didEndAttempt()
    switch outcome {
    case .signedIn: end()
    case .wrongPair: view?.render(LoginMessageRenderable(failure: Texts.Login.wrongPair))
    case .limitReached: view?.render(LoginMessageRenderable(failure: Texts.Login.limitReached))
    case .unreachable: view?.render(LoginMessageRenderable(failure: Texts.Login.noConnection))
    }
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    attempt?.cancel()
    mediator?.didEndSigningIn()
  }
}
