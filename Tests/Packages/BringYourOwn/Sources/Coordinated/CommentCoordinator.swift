import Screens
import Shared

final class CommentCoordinator: NSObject, UITextViewDelegate {
  var onSend: ((String) -> Void)?
  /// Called when Comment has ended; Review dismisses it if it is still shown.
  var onEnd: (() -> Void)?
  private(set) var hasEnded = false

  private let draft: Draft
  private let screen = CommentScreen()
  private weak var controller: UIViewController?
  /// The question, from the tap until it is presented.
  private var nextQuestion: UIAlertController?
  private weak var question: UIAlertController?

  init(draft: Draft) {
    self.draft = draft
    screen.textView.text = draft.text
  }

  func makeController() -> UIViewController {
    let controller = ScreenController(screen, title: Texts.Comment.title, coordinator: self)
    controller.onEscape = { [weak self] in self?.cancel() }
    controller.onSwipeAttempt = { [weak self] in self?.cancel() }
    controller.onSwipe = { [weak self] in self?.end() }
    controller.presentationController?.delegate = controller
    self.controller = controller
    screen.textView.delegate = self
    screen.sendButton.on(.touchUpInside, self) { $0.send() }
    screen.cancelButton.on(.touchUpInside, self) { $0.cancel() }
    render()
    return controller
  }

  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
    render()
  }

  /// The session has ended. What was typed stays the draft (R6).
  func endWithSession() {
    hasEnded = true
  }

  /// Whether Comment has ended and no screen of other code covers it (T6).
  var canBeDismissed: Bool { hasEnded && (presented == nil || presented === question) }

  private var presented: UIViewController? { controller?.presentedViewController }
  private var text: CommentText { CommentText(screen.textView.text) }
  private var isOnTop: Bool { !hasEnded && nextQuestion == nil && presented?.isBeingDismissed != false }

  private func render() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    controller?.isModalInPresentation = !text.isBlank
  }

  private func send() {
    guard isOnTop else { return }
    onSend?(text.trimmed)
    end()
  }

  private func cancel() {
    guard isOnTop else { return }
    text.isBlank ? end() : ask()
  }

  private func ask() {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    let discard = UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in
      self?.end()
    }
    alert.addAction(discard)
    nextQuestion = alert
    controller?.whenIdle { [weak self] in self?.showQuestion() }
  }

  private func showQuestion() {
    guard !hasEnded, presented == nil, let nextQuestion else { return }
    self.nextQuestion = nil
    question = nextQuestion
    controller?.present(nextQuestion, animated: true)
  }

  private func end() {
    hasEnded = true
    draft.text = ""
    onEnd?()
  }
}
