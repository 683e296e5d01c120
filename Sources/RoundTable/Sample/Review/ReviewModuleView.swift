import QuartetScreens
import RoundTable

/// The user's actions in Review.
enum ReviewModuleViewIntent {
  case commentButtonTap
  case accountButtonTap
}

/// The navigation controller around Review's screen: the window's root, over which the Joint opens Login and Comment.
typealias ReviewModuleView = RTEModuleViewNavigatable<ReviewModulePrimaryView>

/// Review's screen: two buttons whose taps it sends, and three texts that the Presenter sets.
///
/// ``ReviewModuleView`` contains it. It does not decide what a tap does.
final class ReviewModulePrimaryView: RTEModuleViewStandalone<ReviewModuleTypes>, RTEModulePrimaryView {
  private let screen = ReviewScreen()

  override init(pipeline: ReviewModulePipeline) {
    super.init(pipeline: pipeline)
    title = Texts.Review.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.commentButton.onTap(in: self) { $0.pipeline.notify(intent: .commentButtonTap) }
    screen.accountButton.onTap(in: self) { $0.pipeline.notify(intent: .accountButtonTap) }
  }

  override func handlePresenter(update: ReviewModulePresenterUpdate) {
    switch update {
    case .review(let comment):
      screen.commentLabel.text = comment
    case .account(let text):
      screen.accountLabel.text = text
    case .accountButton(let title):
      screen.accountButton.setTitle(title, for: .normal)
    }
  }
}
