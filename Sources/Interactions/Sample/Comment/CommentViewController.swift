import Interactions
import Screens

final class CommentViewController: UIViewController {
  private let screen = CommentScreen()
  private let writing: any CommentWritingInteracting
  private let sending: any CommentSendingInteracting
  private let discarding: any CommentDiscardingInteracting

  init(
    writing: any CommentWritingInteracting,
    sending: any CommentSendingInteracting,
    discarding: any CommentDiscardingInteracting
  ) {
    self.writing = writing
    self.sending = sending
    self.discarding = discarding
    super.init(nibName: nil, bundle: nil)
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
      UIAction { [weak self] _ in self?.sending.didTapSendButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.discarding.didTapCancelButton() }, for: .touchUpInside)

    writing.use(screen)
    writing.use(self)
    discarding.use(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    discarding.didTapCancelButton()
    return true
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
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    discarding.didAttemptToSwipe()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    discarding.didSwipeAway()
  }
}
