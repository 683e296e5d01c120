import PortableUIKit
import Screens
import Shared

final class CommentViewController: UIViewController {
  /// Called with the text to post; Comment is dismissed then.
  var onSend: ((String) -> Void)?
  /// Called once, when Comment has ended; Review dismisses it if it is still shown.
  var onEnd: (() -> Void)?
  private(set) var hasEnded = false

  private let draft: Draft
  private let screen = CommentScreen()
  /// The question, from the tap until it is presented.
  private var nextQuestion: UIAlertController?
  private weak var question: UIAlertController?

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

  /// The session has ended. What was typed stays the draft (R6).
  func endWithSession() {
    hasEnded = true
  }

  /// Whether Comment has ended and no screen of other code covers it (T6).
  var canBeDismissed: Bool {
    hasEnded && (presentedViewController == nil || presentedViewController === question)
  }

  private var text: CommentText { CommentText(screen.textView.text) }

  // Another button that was tapped in the same turn may have ended or covered Comment (T2).
  private var isOnTop: Bool {
    !hasEnded && nextQuestion == nil && presentedViewController?.isBeingDismissed != false
  }

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
    nextQuestion = alert
    whenIdle { [weak self] in self?.presentNextQuestion() }
  }

  private func presentNextQuestion() {
    guard !hasEnded, let nextQuestion, presentedViewController == nil else { return }
    self.nextQuestion = nil
    question = nextQuestion
    present(nextQuestion, animated: true)
  }

  private func end() {
    hasEnded = true
    draft.text = ""
    onEnd?()
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
    end()
  }
}
