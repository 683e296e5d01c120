import Interactions

public typealias MakeRating = @MainActor (_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController

@MainActor
public func makeReview(makeRating: @escaping MakeRating) -> UIViewController {
  let review = ReviewViewController(
    interaction: ReviewInteraction(
      mostStars: 5, ratingNavigation: MixedRatingNavigation(makeRating: makeRating)))
  review.didOpen(stars: 0)
  return review
}

final class MixedRatingNavigation: RatingNavigating {
  private let makeRating: MakeRating
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any RatingListening)?

  init(makeRating: @escaping MakeRating) {
    self.makeRating = makeRating
  }

  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any RatingListening) { self.listener = listener }

  func openRating(stars: Int, link: ((any RatingControlling) -> Void)?) {
    let rating = makeRating(stars) { [weak listener] in listener?.didEndRating(stars: $0) }
    presenter?.childScreens.present(rating)
  }

  func closeRating() {
    presenter?.childScreens.close()
  }
}
