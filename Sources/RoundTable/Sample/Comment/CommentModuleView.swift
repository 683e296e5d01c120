import QuartetScreens
import RoundTable

/// The user's actions in Comment.
enum CommentModuleViewIntent {
  case textChange(String)
  case sendButtonTap
  case cancelButtonTap
  /// The user tried to swipe the sheet down, and it stayed.
  case swipeAttempt
  /// The user has swiped the sheet down.
  case swipe
}

/// Comment's sheet: it sends the user's edits, taps and swipes, and shows the Presenter's updates.
///
/// UIKit owns it while it is presented over Review, and it owns the module. It is the delegate of its own presentation,
/// because UIKit asks there whether a swipe may dismiss it. It decides nothing.
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
    screen.sendButton.onTap(in: self) { $0.pipeline.notify(intent: .sendButtonTap) }
    screen.cancelButton.onTap(in: self) { $0.pipeline.notify(intent: .cancelButtonTap) }
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
    respond { pipeline.notify(intent: .cancelButtonTap) }
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    pipeline.notify(intent: .textChange(textView.text))
  }

  // After the end of the session, a swipe closes Comment and does not clear the draft.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !isClosing
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    respond { pipeline.notify(intent: .swipeAttempt) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    pipeline.notify(intent: .swipe)
  }
}
