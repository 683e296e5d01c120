import RVBKit

/// Rating's view, which is its controllable.
///
/// UIKit owns it while it is shown; it owns the view model and the router. Its parent closes it.
final class RatingViewController: UIViewController, RatingControllable {
  var onDone: ((Int) -> Void)?

  private let viewModel: RatingViewModel
  private let router: any RatingRoutable
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  init(viewModel: RatingViewModel, router: any RatingRoutable) {
    self.viewModel = viewModel
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Rating"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    stackView.axis = .vertical
    stackView.backgroundColor = .systemBackground
    view = stackView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel.text = viewModel.starsText
    starsLabel.accessibilityIdentifier = "rating.starsLabel"
    stackView.addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "rating.starButton"
    starButton.onTap(in: self) { $0.setStars(to: $0.viewModel.stars + 1) }
    stackView.addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.viewModel.stars) }
    stackView.addArrangedSubview(doneButton)
  }

  private func setStars(to stars: Int) {
    viewModel.setStars(to: stars)
    starsLabel.text = viewModel.starsText
  }
}
