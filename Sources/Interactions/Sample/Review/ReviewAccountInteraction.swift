import Interactions
import Shared

/// The account: who is signed in is shown, and the button does the opposite.
protocol ReviewAccountInteracting: ReviewStageUsing {
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ signingIn: any ReviewSigningInInteracting)
  func use(_ view: any ReviewAccountRendering)
  func didTapAccountButton()
}

final class ReviewAccountInteraction {
  private weak var stage: (any ReviewStaging)?
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var signingIn: (any ReviewSigningInInteracting)?
  private weak var view: (any ReviewAccountRendering)?
  private var observation: AnyObject?
}

extension ReviewAccountInteraction: ReviewAccountInteracting {
  func use(_ stage: any ReviewStaging) {
    self.stage = stage
  }

  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
    observation = accountKeeper.observe { [weak self] _ in self?.renderAccount() }
  }

  func use(_ signingIn: any ReviewSigningInInteracting) {
    self.signingIn = signingIn
  }

  func use(_ view: any ReviewAccountRendering) {
    self.view = view
    renderAccount()
  }

  // A tap that comes in the same turn as one that has opened a screen is a tap on a covered button (T2).
  func didTapAccountButton() {
    guard let accountKeeper, stage?.child == nil else { return }
    if accountKeeper.account == nil {
      signingIn?.didMissAccount()
    } else {
      accountKeeper.signOut()
    }
  }

  private func renderAccount() {
    view?.render(ReviewAccountRenderable(account: accountKeeper?.account))
  }
}
