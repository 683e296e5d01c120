import Interactions
import Screens
import Shared

/// Review's controller: owns the screen and the five interactions, and tells them what the user does.
///
/// The root owns it. It decides nothing.
final class ReviewViewController: UIViewController {
  private let screen = ReviewScreen()
  private let account: any ReviewAccountInteracting
  private let signingIn: any ReviewSigningInInteracting
  private let commenting: any ReviewCommentingInteracting
  private let posting: any ReviewPostingInteracting
  private let requesting: any ReviewRequestingInteracting

  init(
    account: any ReviewAccountInteracting,
    signingIn: any ReviewSigningInInteracting,
    commenting: any ReviewCommentingInteracting,
    posting: any ReviewPostingInteracting,
    requesting: any ReviewRequestingInteracting
  ) {
    self.account = account
    self.signingIn = signingIn
    self.commenting = commenting
    self.posting = posting
    self.requesting = requesting
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
    account.use(screen as any ReviewAccountRendering)
    posting.use(screen as any ReviewCommentRendering)
    requesting.use(screen as any TapsRendering)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.didTapAccountButton() }, for: .touchUpInside)
    screen.commentButton.addAction(
      UIAction { [weak self] _ in self?.didTapCommentButton() }, for: .touchUpInside)
    account.didLoadView()
    posting.didLoadView()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    requesting.didAppear()
  }

  private func didTapAccountButton() {
    guard accepts(screen.accountButton) else { return }
    account.didTapAccountButton()
  }

  private func didTapCommentButton() {
    guard accepts(screen.commentButton) else { return }
    commenting.didTapCommentButton()
  }
}

extension ReviewViewController: ReviewControlling {
  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    signingIn.use(presenter)
    commenting.use(presenter)
    requesting.use(presenter)
  }

  func didOpen(_ link: Link) {
    switch link {
    case .comment: commenting.didOpenCommentLink()
    case .signIn(let login): signingIn.didOpenSignInLink(login: login)
    }
    requesting.didOpenLink()
  }
}
