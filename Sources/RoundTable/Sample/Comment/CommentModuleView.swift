import RoundTable
import Screens

/// What the user does in Comment.
enum CommentModuleViewIntent {
  case textChange(String)
  case sendButtonTap
  case cancelButtonTap
  /// The user tried to swipe the sheet down, and it stayed.
  case swipeAttempt
  /// The user has swiped the sheet down.
  case swipe
}

/// Comment's sheet: it notifies what the user types, taps and swipes, and shows the Presenter's updates.
///
/// The controller that presents it owns it. It owns the pipeline and with it the module. It contains no rule of
/// the feature, except that a covered button cannot be tapped, and it presents nothing.
final class CommentModuleView: RTEModuleViewStandalone<CommentModuleTypes>,
  UITextViewDelegate, UIAdaptivePresentationControllerDelegate
{
  private let screen = CommentScreen()

  override init(pipeline: CommentModulePipeline) {
    super.init(pipeline: pipeline)
    title = Texts.Comment.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.delegate = self
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.notifyTap(.sendButtonTap) }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.notifyTap(.cancelButtonTap) }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func handlePresenter(update: CommentModulePresenterUpdate) {
    switch update {
    case .prefill(let text):
      screen.textView.text = text
    case .remaining(let count):
      screen.remainingLabel.text = count
    case .toggleSendButton(let enabled):
      screen.sendButton.isEnabled = enabled
    case .toggleSwipe(let enabled):
      isModalInPresentation = !enabled
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    notifyTap(.cancelButtonTap)
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    pipeline.notify(intent: .textChange(textView.text))
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    pipeline.notify(intent: .swipeAttempt)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    pipeline.notify(intent: .swipe)
  }

  // UIKit still delivers a tap that came in the same turn as the one that has opened the question (T2).
  private func notifyTap(_ intent: CommentModuleViewIntent) {
    if let presentedViewController, !presentedViewController.isBeingDismissed { return }
    pipeline.notify(intent: intent)
  }
}
