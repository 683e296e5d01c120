public import PortableUIKit

/// Review without a pattern: everything is in the view controller, which opens and closes its children.
///
/// UIKit owns it while it is shown. Its parent closes it.
public final class ReviewViewController: UIViewController {
  /// The user is done. The parent then closes Review.
  public var onDone: ((Int) -> Void)?

  private var stars: Int
  private let mostStars: Int
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let ratingButton = UIButton(type: .system)

  /// Makes Review.
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
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "review.starButton"
    starButton.onTap(in: self) { $0.setStars(to: $0.stars + 1) }
    stackView.addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.stars) }
    stackView.addArrangedSubview(doneButton)
    ratingButton.setTitle("Rating", for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    ratingButton.onTap(in: self) { $0.openRating() }
    stackView.addArrangedSubview(ratingButton)
    setStars(to: stars)
  }

  /// A tap opens Rating if no child is open. A link closes another child first, and goes on with Rating.
  public func openRating(link: ((RatingViewController) -> Void)? = nil) {
    childScreens.request { [weak self] openChild in
      if let child = openChild as? RatingViewController {
        link?(child)
      } else if openChild == nil {
        self?.presentRating(link: link)
      } else if link != nil {
        self?.childScreens.close()
        self?.openRating(link: link)
      }
    }
  }

  private func presentRating(link: ((RatingViewController) -> Void)?) {
    let child = RatingViewController(stars: stars, mostStars: mostStars)
    child.onDone = { [weak self] stars in
      self?.childScreens.close()
      self?.setStars(to: stars)
    }
    childScreens.present(child, reporting: { if $0 == .opened { link?(child) } })
  }

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars)
    starsLabel.text = String(repeating: "★", count: self.stars)
  }
}
