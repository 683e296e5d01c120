public import Interactions

/// Assembles Review's controller: calls one initializer, and gets the rest from other assemblers.
///
/// It makes these when it assembles, so that the assembler of a screen costs nothing until the screen is opened.
public struct ReviewAssembler: Assembling {
  let mostStars: Int

  /// Takes what the interaction needs.
  public init(mostStars: Int) {
    self.mostStars = mostStars
  }

  /// Makes the controller.
  public func assemble() -> any ReviewControlling {
    ReviewViewController(interaction: ReviewInteractionAssembler(mostStars: mostStars).assemble())
  }
}

struct ReviewInteractionAssembler: Assembling {
  let mostStars: Int

  func assemble() -> any ReviewInteracting {
    ReviewInteraction(
      mostStars: mostStars,
      ratingNavigation: RatingNavigationAssembler(
        ratingAssembler: RatingAssembler(mostStars: mostStars)
      ).assemble(),
    )
  }
}

/// Assembles the navigation to Review.
public struct ReviewNavigationAssembler: Assembling {
  let reviewAssembler: any Assembling<any ReviewControlling>

  /// Takes what assembles Review when it is opened.
  public init(reviewAssembler: any Assembling<any ReviewControlling>) {
    self.reviewAssembler = reviewAssembler
  }

  /// Makes the navigation.
  public func assemble() -> any ReviewNavigating {
    ReviewNavigation(reviewAssembler: reviewAssembler)
  }
}
