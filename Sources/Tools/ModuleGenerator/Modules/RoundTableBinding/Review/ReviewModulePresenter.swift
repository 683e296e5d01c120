import RoundTable

/// Writes Review's state to the binding.
///
/// The pipeline owns it and calls it after the Core. It reads the state and does not change it.
final class ReviewModulePresenter: RTBModulePresenter<ReviewModuleTypes> {
  override func update(firstAppear: Bool) {
    binding.starsText = String(repeating: "★", count: state.stars)
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .starsChanged: update(firstAppear: false)
    case .ratingLinkOpened: break
    }
  }
}
