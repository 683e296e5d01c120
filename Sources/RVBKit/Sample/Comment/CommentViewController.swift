import QuartetScreens
import QuartetShared
import RVBKit

/// Comment's view, without a view model: its few rules fit into the view. Other modules see no difference.
///
/// UIKit owns it while it is presented; it owns its router. Only the user calls it: its controllable takes no requests. It
/// stores each edit as the draft and presents its own alert, but leaves posting and its dismissal to its parent.
final class CommentViewController: UIViewController, CommentControllable {
  var router: (any CommentRoutable)?
  var onEnd: ((String?) -> Void)?

  private let draft: Draft
  private let screen = CommentScreen()

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
    screen.sendButton.onTap(in: self) { $0.end(sending: $0.text.trimmed) }
    screen.cancelButton.onTap(in: self) { $0.cancel() }
    presentationController?.delegate = self
    render()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { cancel() }
    return true
  }

  private var text: CommentText { CommentText(screen.textView.text) }

  private func render() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    isModalInPresentation = !text.isBlank
  }

  private func cancel() {
    if text.isBlank {
      end()
    } else if let alert = router?.routeToDiscardAlert(onDiscard: { [weak self] in self?.end() }) {
      childScreens.present(alert)
    }
  }

  private func end(sending text: String? = nil) {
    draft.text = ""
    onEnd?(text)
  }
}

extension CommentViewController: UITextViewDelegate {
  // Each edit is the draft at once, so that nothing typed is lost when the session ends or another module dismisses
  // Comment.
  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
    render()
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  // A Comment that is to be closed is closed by a swipe, too, and keeps the draft.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !isClosing
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    respond { cancel() }
  }

  // Only a blank comment can be swiped down.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    draft.text = ""
  }
}
