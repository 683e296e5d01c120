import Interactions
import QuartetScreens

/// Comment's controller: owns the screen, the three interactions and the adapter of its sheet, and reports what
/// the user does.
///
/// UIKit owns it while it is presented. It decides nothing: as the delegate of its sheet, it only passes swipes on.
final class CommentViewController: UIViewController {
  private let screen = CommentScreen()
  private let writing: any CommentWritingInteracting
  private let sending: any CommentSendingInteracting
  private let discarding: any CommentDiscardingInteracting
  private let adapter: any SheetAdapting

  init(
    writing: any CommentWritingInteracting,
    sending: any CommentSendingInteracting,
    discarding: any CommentDiscardingInteracting,
    adapter: any SheetAdapting
  ) {
    self.writing = writing
    self.sending = sending
    self.discarding = discarding
    self.adapter = adapter
    super.init(nibName: nil, bundle: nil)
    title = Texts.Comment.title
    writing.use(screen)
    adapter.use(self)
    discarding.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.delegate = self
    screen.sendButton.onTap(in: self) { $0.sending.didTapSendButton(text: $0.screen.textView.text) }
    screen.cancelButton.onTap(in: self) { $0.didCancel() }
    writing.didLoadView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { didCancel() }
    return true
  }

  private func didCancel() {
    discarding.didCancel(text: screen.textView.text)
  }
}

extension CommentViewController: CommentControlling {
  func use(_ listener: any CommentListening) {
    sending.use(listener)
    discarding.use(listener)
  }
}

extension CommentViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    writing.didChangeText(textView.text)
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  // After the end of the session, a swipe closes Comment and does not clear the draft.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !isClosing
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    respond { didCancel() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    discarding.didSwipeAway()
  }
}
