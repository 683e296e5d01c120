public import Interactions

/// Opens and closes Review.
public protocol ReviewNavigating: Navigating<any PresentationControlling> {
  /// Takes the interaction that opens Review, which is not owned.
  func use(_ listener: any ReviewListening)
  /// Opens Review if no screen is open. A link closes another screen first, and goes on with Review's controller.
  func openReview(stars: Int, link: ((any ReviewControlling) -> Void)?)
  /// Closes Review, as soon as that is possible.
  func closeReview()
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

  func openReview(stars: Int, link: ((any ReviewControlling) -> Void)?) {
    presenter?.childScreens.request { [weak self] openScreen in
      if let controller = openScreen as? any ReviewControlling {
        link?(controller)
      } else if openScreen == nil {
        self?.presentReview(stars: stars, link: link)
      } else if link != nil {
        self?.closeReview()
        self?.openReview(stars: stars, link: link)
      }
    }
  }

  private func presentReview(stars: Int, link: ((any ReviewControlling) -> Void)?) {
    let controller = reviewAssembler.assemble()
    if let listener { controller.use(listener) }
    controller.didOpen(stars: stars)
    presenter?.childScreens.present(
      controller, animated: true, onClose: {}, reporting: { if $0 == .opened { link?(controller) } })
  }

  func closeReview() {
    presenter?.childScreens.close()
  }
}
