import RoundTable
import Screens

enum ReviewModuleViewIntent {
  case commentButtonTap
  case accountButtonTap
}

final class ReviewModulePrimaryView: RTEModuleViewStandalone<ReviewModuleTypes> {
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
    screen.commentButton.addAction(
      UIAction { [weak self] _ in self?.handleCommentButton() }, for: .touchUpInside)
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.handleAccountButton() }, for: .touchUpInside)
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

  private func handleCommentButton() {
    pipeline.notify(intent: .commentButtonTap)
  }

  private func handleAccountButton() {
    pipeline.notify(intent: .accountButtonTap)
  }
}
