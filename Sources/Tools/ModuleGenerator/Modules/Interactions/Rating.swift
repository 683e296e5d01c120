// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Interactions

// The child that Review opens in this package. The generator writes children as modules like Review.

@MainActor
public protocol RatingControlling: UIViewController {
  func use(_ listener: any RatingListening)
  func didOpen(stars: Int)
}

@MainActor
public protocol RatingListening: AnyObject {
  func didEndRating(stars: Int)
}

protocol RatingNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any RatingListening)
  func openRating(stars: Int, link: ((any RatingControlling) -> Void)?)
  func closeRating()
}

struct RatingAssembler: Assembling {
  let mostStars: Int

  func assemble() -> any RatingControlling { RatingViewController() }
}

struct RatingNavigationAssembler: Assembling {
  let ratingAssembler: any Assembling<any RatingControlling>

  func assemble() -> any RatingNavigating { RatingNavigation(ratingAssembler: ratingAssembler) }
}

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

  func openRating(stars: Int, link: ((any RatingControlling) -> Void)?) {
    presenter?.childScreens.request { [weak self] openScreen in
      if let rating = openScreen as? any RatingControlling { link?(rating) }
      guard let self, openScreen == nil else { return }
      let controller = ratingAssembler.assemble()
      if let listener { controller.use(listener) }
      controller.didOpen(stars: stars)
      presenter?.childScreens.present(controller)
      link?(controller)
    }
  }

  func closeRating() {
    presenter?.childScreens.close()
  }
}

final class RatingViewController: UIViewController, RatingControlling {
  private weak var listener: (any RatingListening)?
  private var stars = 0

  func use(_ listener: any RatingListening) {
    self.listener = listener
  }

  func didOpen(stars: Int) {
    self.stars = stars
  }

  override func loadView() {
    let doneButton = UIButton(type: .system)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.listener?.didEndRating(stars: $0.stars) }
    view = doneButton
  }
}
