import Interactions
import Screens

/// Comment's controller: owns the screen and the three interactions, and tells them what the user does.
///
/// The presenter owns it. It decides nothing.
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
    writing.use(screen as any CommentWritingRendering)
    writing.use(self as any CommentSheetRendering)
    sending.use(screen as any TapsRendering)
    discarding.use(screen as any TapsRendering)
    discarding.use(self as any PresentationControlling & IdleAwaiting)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.delegate = self
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.didTapSendButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.didTapCancelButton() }, for: .touchUpInside)
    writing.didLoadView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    didTapCancelButton()
    return true
  }

  private func didTapSendButton() {
    guard accepts(screen.sendButton) else { return }
    sending.didTapSendButton(text: screen.textView.text)
  }

  private func didTapCancelButton() {
    guard accepts(screen.cancelButton) else { return }
    discarding.didTapCancelButton(text: screen.textView.text)
  }
}

extension CommentViewController: CommentControlling {
  func use(_ listener: any CommentListening) {
    sending.use(listener)
    discarding.use(listener)
  }

  func didEndSession() {
    discarding.didEndSession()
  }
}

extension CommentViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    writing.didChangeText(textView.text)
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    discarding.didAttemptToSwipe(text: screen.textView.text)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    discarding.didSwipeAway()
  }
}
