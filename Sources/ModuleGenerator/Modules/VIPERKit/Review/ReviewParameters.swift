/// What the previous scene passes to Review.
public struct ReviewParameters {
  let stars: Int

  /// Combines the parameters.
  public init(stars: Int) {
    self.stars = stars
  }
}
