import QuartetScreens
import VIPERKit

/// Shows Review and reports taps to the presenter.
///
/// Its navigation controller owns it, and it owns the presenter, which calls it as Viewable; the router presents Login and
/// Comment over it as Navigable. It decides nothing and keeps no data. As the document's, it has its own subviews, layout and
/// look; the other scenes show the views that all patterns share.
final class ReviewViewController: UIViewController, ReviewViewable, ReviewNavigable {
  private let commentLabel = UILabel(identifier: "review.comment")
  private let accountLabel = UILabel(identifier: "review.account")
  private let commentButton = UIButton(identifier: "review.commentButton", title: UIModel.Misc.commentTitle)
  private let accountButton = UIButton(identifier: "review.accountButton", title: "")

  var presenter: (any ReviewPresentable)!

  private typealias UIModel = ReviewUIModel

  // MARK: Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  // MARK: Setup

  private func setUp() {
    setUpLayout()
    setUpView()
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpLayout() {
    view.stackScrolling(
      [commentLabel, accountLabel, commentButton, accountButton],
      margin: UIModel.Layout.margin, spacing: UIModel.Layout.spacing)
  }

  private func setUpView() {
    view.backgroundColor = UIModel.Colors.background
    commentLabel.font = UIModel.Fonts.comment
    accountLabel.textColor = UIModel.Colors.account
  }

  private func setUpActions() {
    commentButton.onTap(in: self) { $0.presenter.didTapCommentButton() }
    accountButton.onTap(in: self) { $0.presenter.didTapAccountButton() }
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  // MARK: Viewable

  func setComment(to text: String) {
    commentLabel.text = text
    commentLabel.alpha = 0
    UIView.animate(
      withDuration: UIModel.Animations.appearDuration,
      delay: UIModel.Animations.appearDelay,
      options: UIModel.Animations.appearOptions
    ) { [commentLabel] in
      commentLabel.alpha = 1
    }
  }

  func setAccount(to text: String) {
    accountLabel.text = text
  }

  func setAccountButtonTitle(to title: String) {
    accountButton.setTitle(title, for: .normal)
  }
}
