import Interactions

/// Calls Login's interactions for the sheet, and notifies the interaction that opened Login of its end.
///
/// The sheet owns it and calls it; the signing-in interaction calls it, too. It must not keep state, and it does not pass on
/// what one interaction needs to know of another: that one is the listener.
protocol LoginMediating: Mediating {
  func use(_ listener: any LoginListening)
  func use(_ fillingIn: any LoginFillingInInteracting)
  func use(_ signingIn: any LoginSigningInInteracting)
  func use(_ recovering: any LoginRecoveringInteracting)
  func didOpen(login: String?)
  func didOpenSignInLink(login: String?)
  func didEndSigningIn()
  func didClose()
}

final class LoginMediator {
  private weak var listener: (any LoginListening)?
  private weak var fillingIn: (any LoginFillingInInteracting)?
  private weak var signingIn: (any LoginSigningInInteracting)?
  private weak var recovering: (any LoginRecoveringInteracting)?
}

extension LoginMediator: LoginMediating {
  func use(_ listener: any LoginListening) { self.listener = listener }
  func use(_ fillingIn: any LoginFillingInInteracting) { self.fillingIn = fillingIn }
  func use(_ signingIn: any LoginSigningInInteracting) { self.signingIn = signingIn }
  func use(_ recovering: any LoginRecoveringInteracting) { self.recovering = recovering }

  func didOpen(login: String?) { fillingIn?.didOpen(login: login) }

  func didOpenSignInLink(login: String?) {
    recovering?.didOpenSignInLink()
    fillingIn?.didOpenSignInLink(login: login)
  }

  func didEndSigningIn() { listener?.didEndLogin() }

  func didClose() { signingIn?.didClose() }
}
