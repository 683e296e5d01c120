import QuartetScreens
import RoundTable

/// The updates that Review's Presenter sends to the View.
enum ReviewModulePresenterUpdate {
  case review(comment: String)
  case account(text: String)
  case accountButton(title: String)
}

/// Makes the texts of Review from the latest comment and the account, also those for "none".
///
/// The pipeline owns it and calls it after the Core, which has changed the state by then. It handles events only:
/// each change on Review's screen is an event of the Core.
final class ReviewModulePresenter: RTEModulePresenter<ReviewModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .review(comment: state.comment ?? Texts.Review.noComment))
    pipeline?.notify(
      update: .account(text: state.account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut))
    pipeline?.notify(
      update: .accountButton(title: state.account == nil ? Texts.Review.signIn : Texts.Review.signOut))
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .accountChanged, .commentChanged:
      update(firstAppear: false)
    case .linkOpened, .signInChosen, .signedInToComment:
      break
    }
  }
}
