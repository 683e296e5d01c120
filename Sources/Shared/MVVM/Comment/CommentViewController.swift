import QuartetScreens
import QuartetShared

final class CommentViewController: UIViewController {
  private let viewModel: CommentViewModel
  private let screen = CommentScreen()

  init(viewModel: CommentViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = Texts.Comment.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.text = viewModel.text.text
    screen.textView.delegate = self
    screen.sendButton.onTap(in: self) { $0.viewModel.send() }
    screen.cancelButton.onTap(in: self) { $0.cancel() }
    presentationController?.delegate = self
    render()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { cancel() }
    return true
  }

  private func cancel() {
    guard !viewModel.text.isBlank else { return viewModel.discard() }
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in
        self?.viewModel.discard()
      })
    childScreens.present(alert)
  }

  private func render() {
    screen.remainingLabel.text = String(viewModel.text.remaining)
    screen.sendButton.isEnabled = viewModel.text.isSendable
    isModalInPresentation = !viewModel.text.isBlank
  }
}

extension CommentViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    viewModel.edit(textView.text)
    render()
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  // After the end of the session, a swipe closes Comment and does not clear the draft (T6).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !isClosing
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    respond { cancel() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    viewModel.discard()
  }
}
