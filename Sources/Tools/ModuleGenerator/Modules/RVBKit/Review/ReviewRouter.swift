import RVBKit

/// A function for each child of Review.
protocol ReviewRoutable: Routable {
  func routeToRating(with parameter: RatingParameter) -> any RatingControllable
}

/// Makes Review's children with their builders, which it owns.
///
/// The view owns it and calls it. It does not own the children, and presents nothing.
final class ReviewRouter: ReviewRoutable {
  private let ratingBuilder: any RatingBuildable

  init(
    ratingBuilder: any RatingBuildable,
  ) {
    self.ratingBuilder = ratingBuilder
  }

  func routeToRating(with parameter: RatingParameter) -> any RatingControllable {
    ratingBuilder.build(with: parameter)
  }
}
