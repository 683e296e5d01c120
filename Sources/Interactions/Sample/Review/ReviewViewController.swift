import Interactions
import QuartetScreens
import QuartetShared

/// Review's controller: owns the screen, the mediator and the four interactions, and reports what the user does.
///
/// The navigation controller at the root of the window owns it. Login and Comment are presented over it. It decides
/// nothing: a tap goes to one interaction, a link to the mediator.
final class ReviewViewController: UIViewController {
  private let screen = ReviewScreen()
  private let mediator: any ReviewMediating
  private let session: any ReviewSessionInteracting
  private let account: any ReviewAccountInteracting
  private let commenting: any ReviewCommentingInteracting
  private let posting: any ReviewPostingInteracting

  init(
    mediator: any ReviewMediating,
    session: any ReviewSessionInteracting,
    account: any ReviewAccountInteracting,
    commenting: any ReviewCommentingInteracting,
    posting: any ReviewPostingInteracting
  ) {
    self.mediator = mediator
    self.session = session
    self.account = account
    self.commenting = commenting
    self.posting = posting
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
    account.use(screen)
    account.use(self)
    commenting.use(self)
    posting.use(screen)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.accountButton.onTap(in: self) { $0.account.didTapAccountButton() }
    screen.commentButton.onTap(in: self) { $0.commenting.didTapCommentButton() }
    account.didLoadView()
    posting.didLoadView()
  }
}

extension ReviewViewController: ReviewControlling {
  func didOpen(_ link: Link) { mediator.didOpen(link) }
}
