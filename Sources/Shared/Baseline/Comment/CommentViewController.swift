import PortableUIKit
import QuartetScreens
import QuartetShared

/// Comment without a pattern: keeps the text as the draft, and asks before it discards a text.
///
/// UIKit owns it while it is presented, and only the user calls it. It must neither post the text nor close itself: Review
/// does.
final class CommentViewController: UIViewController {
  /// Called when the user has ended Comment, with the text to post, if there is one. Review then closes Comment.
  var onEnd: ((String?) -> Void)?

  private let draft: Draft
  private let screen = CommentScreen()

  init(draft: Draft) {
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
    title = Texts.Comment.title
    screen.textView.text = draft.text
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.delegate = self
    screen.sendButton.onTap(in: self) { $0.end(sending: $0.text.trimmed) }
    screen.cancelButton.onTap(in: self) { $0.cancel() }
    updateControls()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { cancel() }
    return true
  }

  private var text: CommentText { CommentText(screen.textView.text) }

  private func cancel() {
    if text.isBlank {
      end()
    } else {
      presentDiscardAlert()
    }
  }

  private func presentDiscardAlert() {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in self?.end() })
    childScreens.present(alert)
  }

  private func end(sending text: String? = nil) {
    draft.text = ""
    onEnd?(text)
  }

  private func updateControls() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    isModalInPresentation = !text.isBlank
  }
}

extension CommentViewController: UITextViewDelegate {
  // Every edit is kept as the draft at once, so that nothing typed is lost whenever the session ends.
  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
    updateControls()
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  // After the end of the session, a swipe closes Comment and does not clear the draft.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !isClosing
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    respond { cancel() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { end() }
}
