import PortableUIKit

public typealias MakeRating = @MainActor (_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController

public final class OldReview: UIViewController {
  private let makeRating: MakeRating
  private let starsLabel = UILabel()
  private var stars = 0

  public init(makeRating: @escaping MakeRating) {
    self.makeRating = makeRating
    super.init(nibName: nil, bundle: nil)
    title = "Review"
  }

  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    starsLabel.accessibilityIdentifier = "review.starsLabel"
    starsLabel.text = ""
    let starButton = UIButton(type: .system)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "review.starButton"
    starButton.onTap(in: self) { $0.show(stars: $0.stars + 1) }
    let doneButton = UIButton(type: .system)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    let ratingButton = UIButton(type: .system)
    ratingButton.setTitle("Rating", for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    ratingButton.onTap(in: self) { $0.presentRating() }
    view = UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton, ratingButton])
  }

  private func presentRating() {
    let rating = makeRating(stars) { [weak self] stars in
      self?.childScreens.close()
      self?.show(stars: stars)
    }
    childScreens.present(rating)
  }

  private func show(stars: Int) {
    self.stars = min(stars, 5)
    starsLabel.text = String(repeating: "★", count: self.stars)
  }
}
