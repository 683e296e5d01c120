public import Interactions

/// Opens and closes Review.
public protocol ReviewNavigating: Navigating<any PresentationControlling> {
  /// Takes the interaction that opens Review, which is not owned.
  func use(_ listener: any ReviewListening)
  /// Presents Review, as soon as that is possible. What a link still has to do gets Review's controller.
  func presentReview(stars: Int, link: ((any ReviewControlling) -> Void)?)
  /// Dismisses Review, as soon as that is possible.
  func dismissReview()
}

/// Presents what Review's assembler makes. `childScreens` waits for transitions, and asks UIKit what is open.
///
/// The interaction that opens Review owns it and calls it.
final class ReviewNavigation: ReviewNavigating {
  private let reviewAssembler: any Assembling<any ReviewControlling>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any ReviewListening)?

  init(reviewAssembler: any Assembling<any ReviewControlling>) {
    self.reviewAssembler = reviewAssembler
  }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any ReviewListening) {
    self.listener = listener
  }

  func presentReview(stars: Int, link: ((any ReviewControlling) -> Void)?) {
    let controller = reviewAssembler.assemble()
    if let listener { controller.use(listener) }
    controller.didOpen(stars: stars)
    presenter?.childScreens.present(controller)
    link?(controller)
  }

  func dismissReview() {
    presenter?.childScreens.close()
  }
}
