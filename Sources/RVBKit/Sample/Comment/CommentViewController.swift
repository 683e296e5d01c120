import RVBKit
import Screens
import Shared

/// Comment's view, without a view model: its few rules fit into the view. Other modules see no difference.
///
/// UIKit owns it while it is presented; it owns its router. The user and Review call it. It keeps the draft, reports how it
/// ended, and leaves its dismissal to its parent.
final class CommentViewController: UIViewController, CommentControllable {
  var router: (any CommentRoutable)?
  var onEvent: ((CommentEvent) -> Void)?

  private let draft: Draft
  private let screen = CommentScreen()
  private var hasEnded = false

  init(draft: Draft) {
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
    title = Texts.Comment.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.text = draft.text
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

  // MARK: Requests

  func sessionDidEnd() {
    hasEnded = true
  }

  // MARK: Display

  private var text: CommentText { CommentText(screen.textView.text) }

  // A button that was tapped together with one that has ended or covered Comment does nothing (T2).
  private var isUsable: Bool { !hasEnded && !isBeingDismissed && !isCovered }

  private func render() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    isModalInPresentation = !text.isBlank
  }

  private func send() {
    guard isUsable, text.isSendable else { return }
    end(with: .sent(text: text.trimmed))
  }

  private func cancel() {
    guard isUsable else { return }
    if text.isBlank {
      end(with: .cancelled)
    } else {
      presentDiscardAlert()
    }
  }

  private func end(with event: CommentEvent) {
    hasEnded = true
    draft.text = ""
    onEvent?(event)
  }

  private func presentDiscardAlert() {
    presentChild(animated: true, force: false) { comment in
      comment.makeDiscardAlert()
    } show: { comment, alert in
      comment.present(alert, animated: true)
    }
  }

  // Comment may have ended while the request waited for a transition.
  private func makeDiscardAlert() -> UIAlertController? {
    guard !hasEnded else { return nil }
    return router?.routeToDiscardAlert { [weak self] in self?.end(with: .cancelled) }
  }
}

extension CommentViewController: UITextViewDelegate {
  // Every edit is kept as the draft at once, so that nothing typed is lost when the session ends or other code of the
  // app dismisses Comment (R6).
  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
    render()
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    cancel()
  }

  // C5: only a blank comment can be swiped down.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    draft.text = ""
  }
}
