import RoundTable
import Screens

/// What Review's Presenter sends to the View.
enum ReviewModulePresenterUpdate {
  case review(comment: String)
  case account(text: String)
  case accountButton(title: String)
}

/// Turns the account and the latest comment into texts.
///
/// The pipeline owns it and calls it after the Core. It reads the state and does not change it, and it does not touch
/// the View: it notifies updates.
final class ReviewModulePresenter: RTEModulePresenter<ReviewModuleTypes> {
  override func update(firstAppear: Bool) {
    updateComment()
    updateAccount()
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .accountChanged:
      updateAccount()
    case .commentChanged:
      updateComment()
    case .requested, .loginNeeded, .loginLinked, .commentNeeded, .sessionEnded:
      break
    }
  }

  private func updateComment() {
    pipeline?.notify(update: .review(comment: state.comment ?? Texts.Review.noComment))
  }

  private func updateAccount() {
    if let account = state.account {
      pipeline?.notify(update: .account(text: Texts.Review.signedIn(as: account)))
      pipeline?.notify(update: .accountButton(title: Texts.Review.signOut))
    } else {
      pipeline?.notify(update: .account(text: Texts.Review.signedOut))
      pipeline?.notify(update: .accountButton(title: Texts.Review.signIn))
    }
  }
}
