/// What the previous scene passes to Rating.
public struct RatingParameters {
  let stars: Int

  /// Combines the parameters.
  public init(stars: Int) {
    self.stars = stars
  }
}
