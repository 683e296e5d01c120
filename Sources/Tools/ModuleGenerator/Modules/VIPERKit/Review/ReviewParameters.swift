/// The data that the previous scene passes to Review.
public struct ReviewParameters {
  let stars: Int
  let link: ReviewLink?

  /// Combines the parameters.
  public init(stars: Int, link: ReviewLink? = nil) {
    self.stars = stars
    self.link = link
  }
}

/// What a link opens over Review, in place of another scene.
public indirect enum ReviewLink {
  /// Rating, with its parameters.
  case toRating(RatingParameters)
}
