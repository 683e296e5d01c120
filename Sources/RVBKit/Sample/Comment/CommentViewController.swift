import RVBKit
import Screens
import Shared

/// A view that does its own thinking: there is too little of it for a view model.
final class CommentViewController: UIViewController, CommentControllable {
  private enum Phase { case editing, asking, ended }

  var router: (any CommentRoutable)?
  var onEvent: ((CommentEvent) -> Void)?

  private let commentStore: CommentStore
  private let screen = CommentScreen()
  private var text: CommentText
  private var phase = Phase.editing

  init(commentStore: CommentStore) {
    self.commentStore = commentStore
    text = CommentText(commentStore.draft)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Comment.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.text = text.text
    screen.textView.delegate = self
    screen.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    screen.cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    render()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  private func render() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    isModalInPresentation = !text.isBlank
  }

  private func send() {
    guard phase == .editing, text.isSendable else { return }
    end(with: .sent(text: text.trimmed))
  }

  private func cancel() {
    guard phase == .editing else { return }
    if text.isBlank {
      end(with: .cancelled)
    } else {
      presentDiscardAlert()
    }
  }

  private func end(with event: CommentEvent) {
    phase = .ended
    commentStore.draft = ""
    onEvent?(event)
  }

  private func presentDiscardAlert() {
    guard let router else { return }
    phase = .asking
    let alert = router.routeToDiscardAlert(
      onKeep: { [weak self] in self?.phase = .editing },
      onDiscard: { [weak self] in self?.end(with: .cancelled) })
    present(alert, animated: true)
  }
}

extension CommentViewController: UITextViewDelegate {
  // Every edit is kept as the draft at once, so that nothing typed is lost whenever the session ends (R6).
  func textViewDidChange(_ textView: UITextView) {
    text = CommentText(textView.text)
    commentStore.draft = text.text
    render()
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    cancel()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    end(with: .swiped)
  }
}
