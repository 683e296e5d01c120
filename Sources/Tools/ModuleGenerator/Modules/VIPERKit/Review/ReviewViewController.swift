import VIPERKit

/// Shows what the presenter says, and reports what the user does.
///
/// UIKit owns it while it is shown. It owns the presenter.
final class ReviewViewController: UIViewController, ReviewViewable, ReviewNavigable {
  // The factory sets it before the view is loaded.
  var presenter: (any ReviewPresentable)!

  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let ratingButton = UIButton(type: .system)

  private typealias UIModel = ReviewUIModel

  // MARK: Lifecycle

  override func loadView() {
    view = stackView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  // MARK: Setup

  private func setUp() {
    setUpView()
    addSubviews()
    setUpNavigationBar()
  }

  private func setUpView() {
    stackView.axis = .vertical
    stackView.spacing = UIModel.Layout.stackViewSpacing
    stackView.backgroundColor = UIModel.Colors.background
    starsLabel.font = UIModel.Fonts.stars
    starsLabel.accessibilityIdentifier = "review.starsLabel"
    starButton.setTitle(UIModel.Misc.addStarTitle, for: .normal)
    starButton.accessibilityIdentifier = "review.starButton"
    starButton.onTap(in: self) { $0.presenter.didTapStarButton() }
    doneButton.setTitle(UIModel.Misc.doneTitle, for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    doneButton.onTap(in: self) { $0.presenter.didTapDoneButton() }
    ratingButton.setTitle(UIModel.Misc.ratingTitle, for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    ratingButton.onTap(in: self) { $0.presenter.didTapRatingButton() }
  }

  private func addSubviews() {
    stackView.addArrangedSubview(starsLabel)
    stackView.addArrangedSubview(starButton)
    stackView.addArrangedSubview(doneButton)
    stackView.addArrangedSubview(ratingButton)
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  // MARK: Viewable

  func setStarsText(to text: String) {
    starsLabel.text = text
    starsLabel.alpha = 0
    UIView.animate(withDuration: UIModel.Animations.starsDuration) { self.starsLabel.alpha = 1 }
  }
}

extension ReviewViewController: ReviewLinkOpening {
  func open(_ link: ReviewLink) {
    presenter.didOpenLink(link)
  }
}
