import Interactions
import Shared

/// The account: shows who is signed in, and signs the user out (R2, R3).
///
/// The controller owns it and calls it. It must not open Login: it passes on to the signing-in interaction that there is
/// no account.
protocol ReviewAccountInteracting: Interacting {
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ signingIn: any ReviewSigningInInteracting)
  func use(_ view: any ReviewAccountRendering)
  func didLoadView()
  func didTapAccountButton()
}

final class ReviewAccountInteraction {
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var signingIn: (any ReviewSigningInInteracting)?
  private weak var view: (any ReviewAccountRendering)?
  private var observation: AnyObject?
}

extension ReviewAccountInteraction: ReviewAccountInteracting {
  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
    observation = accountKeeper.observe { [weak self] _ in self?.renderAccount() }
  }

  func use(_ signingIn: any ReviewSigningInInteracting) {
    self.signingIn = signingIn
  }

  func use(_ view: any ReviewAccountRendering) {
    self.view = view
  }

  func didLoadView() {
    renderAccount()
  }

  func didTapAccountButton() {
    if accountKeeper?.account == nil {
      signingIn?.didMissAccount()
    } else {
      accountKeeper?.signOut()
    }
  }

  private func renderAccount() {
    view?.render(ReviewAccountRenderable(account: accountKeeper?.account))
  }
}
