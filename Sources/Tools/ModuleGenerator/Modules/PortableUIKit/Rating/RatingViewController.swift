public import PortableUIKit

/// Rating without a pattern: everything is in the view controller.
///
/// UIKit owns it while it is shown. Its parent closes it.
public final class RatingViewController: UIViewController {
  /// The user is done with these stars. The parent then closes Rating.
  public var onDone: ((Int) -> Void)?

  private var stars: Int
  private let mostStars: Int
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  /// Makes Rating with its first stars.
  public init(stars: Int, mostStars: Int) {
    (self.stars, self.mostStars) = (min(stars, mostStars), mostStars)
    super.init(nibName: nil, bundle: nil)
    title = "Rating"
  }

  required init?(coder: NSCoder) { nil }

  public override func loadView() {
    stackView.axis = .vertical
    stackView.backgroundColor = .systemBackground
    view = stackView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel.accessibilityIdentifier = "rating.starsLabel"
    stackView.addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "rating.starButton"
    starButton.onTap(in: self) { $0.setStars(to: $0.stars + 1) }
    stackView.addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.stars) }
    stackView.addArrangedSubview(doneButton)
    setStars(to: stars)
  }

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars)
    starsLabel.text = String(repeating: "★", count: self.stars)
  }
}
