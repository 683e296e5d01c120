import Screens
import VIPERKit

/// Shows Review and reports taps to the presenter.
///
/// Its navigation controller owns it, and it owns the presenter, which calls it as Viewable; the router calls it as
/// Navigable. It decides nothing and keeps no data.
final class ReviewViewController: UIViewController, ReviewViewable, ReviewNavigable {
  var presenter: (any ReviewPresentable)!

  private let screen = ReviewScreen()

  private typealias UIModel = ReviewUIModel

  // MARK: Lifecycle

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.viewDidAppear()
  }

  // MARK: Setup

  private func setUp() {
    setUpView()
    setUpLayout()
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpView() {
    screen.backgroundColor = UIModel.Colors.background
    screen.commentLabel.font = UIModel.Fonts.comment
    screen.commentLabel.textColor = UIModel.Colors.comment
    screen.accountLabel.font = UIModel.Fonts.account
    screen.accountLabel.textColor = UIModel.Colors.account
  }

  private func setUpLayout() {
    screen.directionalLayoutMargins = UIModel.Layout.margins
  }

  private func setUpActions() {
    screen.commentButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapCommentButton() }, for: .touchUpInside)
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapAccountButton() }, for: .touchUpInside)
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  // MARK: Viewable

  func setComment(to text: String) {
    screen.commentLabel.text = text
    screen.commentLabel.alpha = 0
    UIView.animate(
      withDuration: UIModel.Animations.commentDuration, delay: UIModel.Animations.commentDelay,
      options: UIModel.Animations.commentOptions
    ) { [screen] in screen.commentLabel.alpha = 1 }
  }

  func setAccount(to text: String) {
    screen.accountLabel.text = text
  }

  func setAccountButtonTitle(to title: String) {
    screen.accountButton.setTitle(title, for: .normal)
  }
}
