import RoundTable
import Screens

enum ReviewModulePresenterUpdate {
  case review(comment: String)
  case account(text: String)
  case accountButton(title: String)
}

final class ReviewModulePresenter: RTEModulePresenter<ReviewModuleTypes> {
  override func update(firstAppear: Bool) {
    updateComment()
    updateAccount()
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .accountChanged:
      updateAccount()
    case .loginNeeded, .commentReady, .sessionEnded:
      break
    }
  }

  override func handleJoint(input: ReviewModuleJointInput) {
    switch input {
    case .comment:
      updateComment()
    case .link, .loginEnded:
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
