import Interactions

/// Calls Login's other interactions when something happens in one of them, and notifies the interaction that opened Login
/// of its end.
///
/// The sheet owns it; three of the interactions and the sheet call it. It must not keep state: the filling-in interaction,
/// for example, keeps whether an attempt waits.
protocol LoginMediating: Mediating, LeavingListening {
  func use(_ listener: any LoginListening)
  func use(_ fillingIn: any LoginFillingInInteracting)
  func use(_ signingIn: any LoginSigningInInteracting)
  func use(_ recovering: any LoginRecoveringInteracting)
  func didOpen(login: String?)
  func didOpenSignInLink(login: String?)
  func didStartAttempt()
  func didEndAttempt()
  func didSignIn()
  func didSendInstructions(to login: String)
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

  func didStartAttempt() { fillingIn?.didStartAttempt() }

  func didEndAttempt() { fillingIn?.didEndAttempt() }

  func didSignIn() { listener?.didEndLogin() }

  func didSendInstructions(to login: String) { fillingIn?.didSendInstructions(to: login) }

  func didLeave() {
    signingIn?.didLeave()
    listener?.didEndLogin()
  }
}
