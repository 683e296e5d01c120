import RoundTable

/// The updates that the Presenter sends to the View.
public enum ReviewModulePresenterUpdate {
  case stars(text: String)
}

/// Turns Review's state into updates.
///
/// The pipeline owns it and calls it after the Core. It reads the state and does not change it.
final class ReviewModulePresenter: RTEModulePresenter<ReviewModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .stars(text: String(repeating: "★", count: state.stars)))
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .starsChanged: update(firstAppear: false)
    case .ratingLinkOpened: break
    }
  }
}
