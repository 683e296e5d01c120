public import PortableUIKit

/// Review without a pattern: everything is in the view controller, which opens and closes its children.
///
/// UIKit owns it while it is shown. Its parent closes it.
public final class ReviewViewController: UIViewController {
  /// The user is done with these stars. The parent then closes Review.
  public var onDone: ((Int) -> Void)?

  private var stars: Int
  private let mostStars: Int
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let doneButton = UIButton(type: .system)
  private let ratingButton = UIButton(type: .system)

  /// Makes Review with its first stars.
  public init(stars: Int, mostStars: Int) {
    (self.stars, self.mostStars) = (min(stars, mostStars), mostStars)
    super.init(nibName: nil, bundle: nil)
    title = "Review"
  }

  required init?(coder: NSCoder) { nil }

  public override func loadView() {
    stackView.axis = .vertical
    stackView.backgroundColor = .systemBackground
    view = stackView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel.accessibilityIdentifier = "review.starsLabel"
    stackView.addArrangedSubview(starsLabel)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.stars) }
    stackView.addArrangedSubview(doneButton)
    ratingButton.setTitle("Rating", for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    ratingButton.onTap(in: self) { $0.presentRating() }
    stackView.addArrangedSubview(ratingButton)
    setStars(to: stars)
  }

  /// Opens Rating, unless a screen is open. A link goes on from what is returned.
  @discardableResult public func presentRating() -> RatingViewController {
    let child = RatingViewController(stars: stars, mostStars: mostStars)
    child.onDone = { [weak self] stars in
      self?.childScreens.close()
      self?.setStars(to: stars)
    }
    childScreens.present(child)
    return child
  }

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars)
    starsLabel.text = String(repeating: "★", count: self.stars)
  }
}
