import Interactions

/// Leaving: Login ends once, whichever way, and whoever opened it hears how.
protocol LoginLeavingInteracting: LoginFormUsing {
  func use(_ authenticator: any Authenticating)
  func use(_ listener: any LoginListening)
  func didTapCancelButton()
  func didSwipeAway()
  func didSignIn()
}

final class LoginLeavingInteraction {
  private weak var form: (any LoginForming)?
  private weak var authenticator: (any Authenticating)?
  private weak var listener: (any LoginListening)?
}

extension LoginLeavingInteraction: LoginLeavingInteracting {
  func use(_ form: any LoginForming) {
    self.form = form
  }

  func use(_ authenticator: any Authenticating) {
    self.authenticator = authenticator
  }

  func use(_ listener: any LoginListening) {
    self.listener = listener
  }

  func didTapCancelButton() {
    guard form?.phase == .filling || form?.phase == .waiting else { return }
    authenticator?.cancel()
    form?.phase = .ended
    listener?.didFinishLogin()
  }

  func didSwipeAway() {
    form?.phase = .ended
    listener?.didSwipeLoginAway()
  }

  func didSignIn() {
    form?.phase = .ended
    listener?.didFinishLogin()
  }
}
