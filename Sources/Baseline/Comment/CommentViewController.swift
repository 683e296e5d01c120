import PortableUIKit
import Screens
import Shared

final class CommentViewController: UIViewController {
  /// Called with the text to post; Comment is dismissed then.
  var onSend: ((String) -> Void)?

  private let draft: Draft
  private let screen = CommentScreen()
  private var hasEnded = false

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
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    updateControls()
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  private var text: CommentText { CommentText(screen.textView.text) }

  // Another button that was tapped in the same turn may have ended or covered Comment (T2).
  private var isOnTop: Bool { !hasEnded && presentedViewController == nil }

  private func send() {
    guard isOnTop else { return }
    onSend?(text.trimmed)
    end()
  }

  private func cancel() {
    guard isOnTop else { return }
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
    present(alert, animated: true)
  }

  private func end() {
    hasEnded = true
    draft.text = ""
    presentingViewController?.dismiss(animated: true)
  }

  private func updateControls() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    isModalInPresentation = !text.isBlank
  }
}

extension CommentViewController: UITextViewDelegate {
  // Every edit is kept as the draft at once, so that nothing typed is lost whenever the session ends (R6).
  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
    updateControls()
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    cancel()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hasEnded = true
    draft.text = ""
  }
}
