import Interactions

/// What happens in Review. A screen with several functions has an interaction for each of them.
protocol ReviewInteracting: Interacting {
  func use(_ view: any ReviewRendering)
  func use(_ listener: any ReviewListening)
  func use(_ controller: any PresentationControlling)
  func didOpen(stars: Int)
  func didTapStarButton()
  func didTapDoneButton()
  func didTapRatingButton()
  func didOpenLinkToRating(_ next: @escaping (any RatingControlling) -> Void)
}

/// The interaction that has opened Review. It closes Review then.
@MainActor
public protocol ReviewListening: AnyObject {
  /// The user is done.
  func didEndReview(stars: Int)
}

/// Decides what follows from what the user does.
///
/// The controller owns it and calls it. It owns the navigations to other screens, and listens to these screens. What it
/// does not own comes through `use(_:)` and is weak.
final class ReviewInteraction: ReviewInteracting {
  private let mostStars: Int
  private let ratingNavigation: any RatingNavigating
  private var stars = 0
  private weak var view: (any ReviewRendering)?
  private weak var listener: (any ReviewListening)?

  init(
    mostStars: Int,
    ratingNavigation: any RatingNavigating,
  ) {
    self.ratingNavigation = ratingNavigation
    self.mostStars = mostStars
    ratingNavigation.use(self)
  }

  func use(_ view: any ReviewRendering) {
    self.view = view
  }

  func use(_ listener: any ReviewListening) {
    self.listener = listener
  }

  func use(_ controller: any PresentationControlling) {
    ratingNavigation.use(controller)
  }

  func didOpen(stars: Int) {
    setStars(to: stars)
  }

  func didTapStarButton() {
    setStars(to: stars + 1)
  }

  func didTapDoneButton() {
    listener?.didEndReview(stars: stars)
  }

  func didTapRatingButton() {
    ratingNavigation.openRating(stars: stars, link: nil)
  }

  func didOpenLinkToRating(_ next: @escaping (any RatingControlling) -> Void) {
    ratingNavigation.openRating(stars: stars, link: next)
  }

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars)
    view?.render(ReviewRenderable(stars: String(repeating: "★", count: self.stars)))
  }
}

extension ReviewInteraction: RatingListening {
  func didEndRating(stars: Int) {
    ratingNavigation.closeRating()
    setStars(to: stars)
  }
}
