import RVBKit

/// Review's view, which is its controllable.
///
/// UIKit owns it while it is shown; it owns the view model and the router. It opens and closes its children. Its parent
/// closes it.
final class ReviewViewController: UIViewController, ReviewControllable {
  var router: (any ReviewRoutable)?
  var onDone: ((Int) -> Void)?

  private let viewModel: ReviewViewModel
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let ratingButton = UIButton(type: .system)

  init(viewModel: ReviewViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Review"
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
    starsLabel.accessibilityIdentifier = "review.starsLabel"
    stackView.addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "review.starButton"
    starButton.onTap(in: self) { $0.setStars(to: $0.viewModel.stars + 1) }
    stackView.addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.viewModel.stars) }
    stackView.addArrangedSubview(doneButton)
    ratingButton.setTitle("Rating", for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    ratingButton.onTap(in: self) { $0.presentRating(animated: true, force: false, completion: nil) }
    stackView.addArrangedSubview(ratingButton)
  }

  func presentRating(animated: Bool, force: Bool, completion: ((any RatingControllable) -> Void)?) {
    presentChild(find: { $0 as? any RatingControllable }, animated: animated, force: force) { parent in
      let parameter = RatingParameter(stars: parent.viewModel.stars)
      guard let child = parent.router?.routeToRating(with: parameter) else { return nil }
      child.onDone = { [weak parent] stars in parent?.ratingDidEnd(stars: stars) }
      parent.childScreens.present(child, animated: animated)
      return child
    } completion: {
      completion?($0)
    }
  }

  private func ratingDidEnd(stars: Int) {
    childScreens.close()
    setStars(to: stars)
  }

  private func setStars(to stars: Int) {
    viewModel.setStars(to: stars)
    starsLabel.text = viewModel.starsText
  }
}
