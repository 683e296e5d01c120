import Interactions

/// What happens in Rating. A screen with several functions has an interaction for each of them.
protocol RatingInteracting: Interacting {
  func use(_ view: any RatingRendering)
  func use(_ listener: any RatingListening)
  func didOpen(stars: Int)
  func didTapStarButton()
  func didTapDoneButton()
}

/// The interaction that has opened Rating. It closes Rating then.
@MainActor
public protocol RatingListening: AnyObject {
  /// The user is done.
  func didEndRating(stars: Int)
}

/// Decides what follows from what the user does.
///
/// The controller owns it and calls it. What it does not own comes through `use(_:)` and is weak.
final class RatingInteraction: RatingInteracting {
  private let mostStars: Int
  private var stars = 0
  private weak var view: (any RatingRendering)?
  private weak var listener: (any RatingListening)?

  init(mostStars: Int) {
    self.mostStars = mostStars
  }

  func use(_ view: any RatingRendering) {
    self.view = view
  }

  func use(_ listener: any RatingListening) {
    self.listener = listener
  }

  func didOpen(stars: Int) {
    setStars(to: stars)
  }

  func didTapStarButton() {
    setStars(to: stars + 1)
  }

  func didTapDoneButton() {
    listener?.didEndRating(stars: stars)
  }

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars)
    view?.render(RatingRenderable(stars: String(repeating: "★", count: self.stars)))
  }
}
