import VIPERKit

/// Shows and closes other scenes, and chooses the method of their factories. The presenter owns it and calls it.
final class ReviewRouter<Navigator>: ReviewRoutable where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func presentRating(parameters: RatingParameters, delegate: some RatingDelegate) {
    navigator.childScreens.request { [weak self, weak delegate] openScene in
      guard let self, let delegate, openScene == nil else { return }
      navigator.childScreens.present(RatingFactory.default(parameters: parameters, delegate: delegate))
    }
  }

  /// Closes the scene that is open, and presents Rating in its place.
  func followLinkToRating(parameters: RatingParameters, delegate: some RatingDelegate) {
    navigator.childScreens.request { [weak self, weak delegate] openScene in
      guard let self, let delegate else { return }
      if openScene != nil { navigator.childScreens.close() }
      presentRating(parameters: parameters, delegate: delegate)
    }
  }

  func dismissRating() {
    navigator.childScreens.close()
  }
}
