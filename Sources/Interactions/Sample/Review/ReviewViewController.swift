import Interactions
import Screens
import Shared

final class ReviewViewController: UIViewController {
  private let screen = ReviewScreen()
  private let account: any ReviewAccountInteracting
  private let signingIn: any ReviewSigningInInteracting
  private let commenting: any ReviewCommentingInteracting

  init(
    account: any ReviewAccountInteracting,
    signingIn: any ReviewSigningInInteracting,
    commenting: any ReviewCommentingInteracting
  ) {
    self.account = account
    self.signingIn = signingIn
    self.commenting = commenting
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.account.didTapAccountButton() }, for: .touchUpInside)
    screen.commentButton.addAction(
      UIAction { [weak self] _ in self?.commenting.didTapCommentButton() }, for: .touchUpInside)

    account.use(screen)
    commenting.use(screen)
  }
}

extension ReviewViewController: ReviewControlling {
  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    signingIn.use(presenter)
    commenting.use(presenter)
  }

  func didOpen(_ link: Link) {
    switch link {
    case .comment: commenting.didOpenCommentLink()
    case .signIn(let login): signingIn.didOpenSignInLink(login: login)
    }
  }
}
