import RVBKit

protocol RatingControllable: UIViewControllable {
  var rated: ((Int) -> Void)? { get set }
}

protocol RatingBuildable: Buildable {
  func build(with mostStars: Int) -> RatingControllable
}

final class RatingBuilder: Builder<Trunk>, RatingBuildable {
  func build(with mostStars: Int) -> RatingControllable {
    RatingViewController(mostStars: min(mostStars, dependency.mostStars))
  }
}

final class RatingViewController: UIViewController, RatingControllable {
  var rated: ((Int) -> Void)?

  private let mostStars: Int
  private var stars = 0
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  init(mostStars: Int) {
    self.mostStars = mostStars
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel.accessibilityIdentifier = "rating.stars"
    starButton.accessibilityIdentifier = "rating.starButton"
    doneButton.accessibilityIdentifier = "rating.doneButton"
    starButton.addAction(UIAction { [weak self] _ in self?.addStar() }, for: .touchUpInside)
    doneButton.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.rated?(self.stars)
      }, for: .touchUpInside)
  }

  private func addStar() {
    stars = min(stars + 1, mostStars)
    starsLabel.text = String(repeating: "★", count: stars)
  }
}
