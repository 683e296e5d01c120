import RoundTable
import Screens

/// What the user does in Review, and that it has appeared.
enum ReviewModuleViewIntent {
  /// For the first time, or again after other code of the app has covered or replaced it.
  case appear
  case commentButtonTap
  case accountButtonTap
}

/// Review's screen: it notifies the user's taps and shows the Presenter's updates.
///
/// ``ReviewModuleView`` contains it. It owns the pipeline and with it the module. It contains no rule of the feature,
/// except that a covered button cannot be tapped.
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
      UIAction { [weak self] _ in self?.notifyTap(.commentButtonTap) }, for: .touchUpInside)
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.notifyTap(.accountButtonTap) }, for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pipeline.notify(intent: .appear)
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

  // UIKit still delivers a tap that came in the same turn as the one that has opened a screen (T2).
  private func notifyTap(_ intent: ReviewModuleViewIntent) {
    if let presentedViewController, !presentedViewController.isBeingDismissed { return }
    pipeline.notify(intent: intent)
  }
}
