import QuartetScreens
import VIPERKit

/// Shows Review and reports taps to the presenter.
///
/// Its navigation controller owns it, and it owns the presenter, which calls it as Viewable; the router presents Login and
/// Comment over it as Navigable. It decides nothing and keeps no data.
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

  // MARK: Setup

  private func setUp() {
    setUpActions()
    setUpNavigationBar()
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
  }

  func setAccount(to text: String) {
    screen.accountLabel.text = text
  }

  func setAccountButtonTitle(to title: String) {
    screen.accountButton.setTitle(title, for: .normal)
  }
}
