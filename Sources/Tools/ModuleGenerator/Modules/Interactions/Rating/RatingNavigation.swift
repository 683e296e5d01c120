public import Interactions

/// Opens and closes Rating.
public protocol RatingNavigating: Navigating<any PresentationControlling> {
  /// Takes the interaction that opens Rating, which is not owned.
  func use(_ listener: any RatingListening)
  /// Presents Rating, as soon as that is possible. What a link still has to do gets Rating's controller.
  func presentRating(stars: Int, link: ((any RatingControlling) -> Void)?)
  /// Dismisses Rating, as soon as that is possible.
  func dismissRating()
}

/// Presents what Rating's assembler makes. `childScreens` waits for transitions, and asks UIKit what is open.
///
/// The interaction that opens Rating owns it and calls it.
final class RatingNavigation: RatingNavigating {
  private let ratingAssembler: any Assembling<any RatingControlling>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any RatingListening)?

  init(ratingAssembler: any Assembling<any RatingControlling>) {
    self.ratingAssembler = ratingAssembler
  }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any RatingListening) {
    self.listener = listener
  }

  func presentRating(stars: Int, link: ((any RatingControlling) -> Void)?) {
    let controller = ratingAssembler.assemble()
    if let listener { controller.use(listener) }
    controller.didOpen(stars: stars)
    presenter?.childScreens.present(controller)
    link?(controller)
  }

  func dismissRating() {
    presenter?.childScreens.close()
  }
}
