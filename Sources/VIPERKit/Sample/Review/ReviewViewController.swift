import QuartetScreens
import VIPERKit

/// Shows Review and reports taps to the presenter.
///
/// Its navigation controller owns it, and it owns the presenter, which calls it as Viewable; the router presents Login and
/// Comment over it as Navigable. It decides nothing and keeps no data. As the document's, it takes its layout and look from
/// its UI model; the other scenes leave them to the views that all patterns share.
final class ReviewViewController: UIViewController, ReviewViewable, ReviewNavigable {
  private let screen = ReviewScreen(margin: UIModel.Layout.margin, spacing: UIModel.Layout.spacing)

  var presenter: (any ReviewPresentable)!

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

  // MARK: Setup

  private func setUp() {
    setUpView()
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpView() {
    screen.backgroundColor = UIModel.Colors.background
    screen.commentLabel.font = UIModel.Fonts.comment
    screen.accountLabel.textColor = UIModel.Colors.account
  }

  private func setUpActions() {
    screen.commentButton.onTap(in: self) { $0.presenter.didTapCommentButton() }
    screen.accountButton.onTap(in: self) { $0.presenter.didTapAccountButton() }
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  // MARK: Viewable

  func setComment(to text: String) {
    screen.commentLabel.text = text
    screen.commentLabel.alpha = 0
    UIView.animate(
      withDuration: UIModel.Animations.appearDuration,
      delay: UIModel.Animations.appearDelay,
      options: UIModel.Animations.appearOptions
    ) { [screen] in
      screen.commentLabel.alpha = 1
    }
  }

  func setAccount(to text: String) {
    screen.accountLabel.text = text
  }

  func setAccountButtonTitle(to title: String) {
    screen.accountButton.setTitle(title, for: .normal)
  }
}
