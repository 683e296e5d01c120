import RVBKit

/// An app has types with these names too; the kit must not.
protocol LoginDelegate: AnyObject {}

@MainActor final class Trunk {
  let mostStars = 5
  weak var loginDelegate: LoginDelegate?
}

/// Shows the rating and opens the screen that changes it.
public final class ReviewViewController: UIViewController {
  private let trunk = Trunk()
  private lazy var router: ReviewRoutable = ReviewRouter(ratingBuilder: RatingBuilder(trunk))
  private let deeplinks = DeeplinkHandler()
  private let ratingLabel = UILabel()
  private let rateButton = UIButton(type: .system)

  private static let ratingLink: DeeplinkPattern = "app://rating"

  func open(_ url: URL) -> Bool {
    deeplinks.handle(url)
  }

  public override func loadView() {
    view = UIStackView(arrangedSubviews: [ratingLabel, rateButton])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    ratingLabel.accessibilityIdentifier = "review.rating"
    rateButton.accessibilityIdentifier = "review.rateButton"
    rateButton.setTitle("Rate", for: .normal)
    rateButton.addAction(UIAction { [weak self] _ in self?.openRating() }, for: .touchUpInside)
    deeplinks.register(Self.ratingLink) { [weak self] _ in self?.openRating() }
  }

  private func openRating() {
    let rating = router.rating(mostStars: trunk.mostStars)
    rating.rated = { [weak self] stars in self?.close(stars: stars) }
    whenIdle { [weak self] in self?.present(rating, animated: true) }
  }

  private func close(stars: Int) {
    route(self, animated: true) { [ratingLabel] in ratingLabel.text = "\(stars) stars" }
  }
}

protocol ReviewRoutable: Routable {
  func rating(mostStars: Int) -> RatingControllable
}

final class ReviewRouter: ReviewRoutable {
  private let ratingBuilder: RatingBuildable

  init(ratingBuilder: RatingBuildable) {
    self.ratingBuilder = ratingBuilder
  }

  func rating(mostStars: Int) -> RatingControllable {
    ratingBuilder.build(with: mostStars)
  }
}
