import Interactions

/// What Rating shows.
struct RatingRenderable: Equatable {
  let stars: String
}

/// Rating's view as interactions see it. It looks the same for the same renderable.
@MainActor
protocol RatingRendering: Rendering {
  func render(_ renderable: RatingRenderable)
}
