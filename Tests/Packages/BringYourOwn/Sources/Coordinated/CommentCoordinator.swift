import Screens
import Shared

final class CommentCoordinator: NSObject, UITextViewDelegate {
  var onSend: ((String) -> Void)?
  var onEnd: (() -> Void)?

  private let store: CommentStore
  private let screen = CommentScreen()
  private weak var controller: UIViewController?
  private var hasEnded = false

  init(store: CommentStore) {
    self.store = store
    screen.textView.text = store.draft
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
    store.draft = textView.text
    render()
  }

  private var text: CommentText { CommentText(screen.textView.text) }
  private var isOnTop: Bool { !hasEnded && controller?.presentedViewController == nil }

  private func render() {
    screen.remainingLabel.text = String(text.remaining)
    screen.sendButton.isEnabled = text.isSendable
    controller?.isModalInPresentation = !text.isBlank
  }

  private func send() {
    guard isOnTop else { return }
    onSend?(text.trimmed)
    dismiss()
  }

  private func cancel() {
    guard isOnTop else { return }
    text.isBlank ? dismiss() : ask()
  }

  private func ask() {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    let discard = UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in
      self?.dismiss()
    }
    alert.addAction(discard)
    controller?.present(alert, animated: true)
  }

  private func dismiss() {
    controller?.presentingViewController?.dismiss(animated: true)
    end()
  }

  private func end() {
    hasEnded = true
    store.draft = ""
    onEnd?()
  }
}
