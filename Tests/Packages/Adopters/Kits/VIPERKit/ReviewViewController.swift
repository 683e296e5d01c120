import VIPERKit

/// An app has types with these names too; the kit must not.
protocol LoginDelegate: AnyObject {}

@MainActor final class Trunk {
  let mostStars = 5
  weak var loginDelegate: LoginDelegate?
}

/// Shows the rating and opens the screen that changes it.
public final class ReviewViewController: UIViewController {
  private let trunk = Trunk()
  private let ratingLabel = UILabel()
  private let rateButton = UIButton(type: .system)

  public override func loadView() {
    view = UIStackView(arrangedSubviews: [ratingLabel, rateButton])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    ratingLabel.accessibilityIdentifier = "review.rating"
    rateButton.accessibilityIdentifier = "review.rateButton"
    rateButton.setTitle("Rate", for: .normal)
    rateButton.addAction(UIAction { [weak self] _ in self?.openRating() }, for: .touchUpInside)
  }

  private func openRating() {
    let rating = RatingFactory.default(
      parameters: RatingParameters(mostStars: trunk.mostStars), delegate: self)
    whenIdle { [weak self] in self?.present(rating) }
  }
}

extension ReviewViewController: StandardNavigable {}

extension ReviewViewController: RatingDelegate {
  func ratingDidEnd(stars: Int) {
    ratingLabel.text = "\(stars) stars"
  }
}
