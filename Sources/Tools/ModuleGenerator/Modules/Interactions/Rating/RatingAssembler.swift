public import Interactions

/// Assembles Rating's controller: calls one initializer, and gets the rest from other assemblers.
///
/// It makes these when it assembles, so that the assembler of a screen costs nothing until the screen is opened.
public struct RatingAssembler: Assembling {
  let mostStars: Int

  /// Takes what the interaction needs.
  public init(mostStars: Int) {
    self.mostStars = mostStars
  }

  /// Makes the controller.
  public func assemble() -> any RatingControlling {
    RatingViewController(interaction: RatingInteractionAssembler(mostStars: mostStars).assemble())
  }
}

struct RatingInteractionAssembler: Assembling {
  let mostStars: Int

  func assemble() -> any RatingInteracting {
    RatingInteraction(mostStars: mostStars)
  }
}

/// Assembles the navigation to Rating.
public struct RatingNavigationAssembler: Assembling {
  let ratingAssembler: any Assembling<any RatingControlling>

  /// Takes what assembles Rating when it is opened.
  public init(ratingAssembler: any Assembling<any RatingControlling>) {
    self.ratingAssembler = ratingAssembler
  }

  /// Makes the navigation.
  public func assemble() -> any RatingNavigating {
    RatingNavigation(ratingAssembler: ratingAssembler)
  }
}
