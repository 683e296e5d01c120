/// Keeps what Review shows. The view owns it and calls it. The pattern leaves the architecture of the view free.
@MainActor
final class ReviewViewModel {
  private(set) var stars: Int
  private let mostStars: Int

  var starsText: String { String(repeating: "★", count: stars) }

  init(stars: Int, mostStars: Int) {
    self.stars = min(stars, mostStars)
    self.mostStars = mostStars
  }

  func setStars(to stars: Int) {
    self.stars = min(stars, mostStars)
  }
}
