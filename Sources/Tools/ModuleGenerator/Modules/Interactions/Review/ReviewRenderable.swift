import Interactions

/// The text that Review shows.
struct ReviewRenderable {
  let stars: String
}

/// Review's view as interactions see it. It looks the same for the same renderable.
@MainActor
protocol ReviewRendering: Rendering {
  func render(_ renderable: ReviewRenderable)
}
