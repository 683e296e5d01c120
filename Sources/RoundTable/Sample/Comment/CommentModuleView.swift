import RoundTable
import Screens

enum CommentModuleViewIntent {
  case textChange(String)
  case sendButtonTap
  case cancelButtonTap
  case swipeAttempt
  case keepButtonTap
  case discardButtonTap
  case swipe
}

final class CommentModuleView: RTEModuleViewStandalone<CommentModuleTypes>,
  UITextViewDelegate, UIAdaptivePresentationControllerDelegate
{
  private let screen = CommentScreen()

  override init(pipeline: CommentModulePipeline) {
    super.init(pipeline: pipeline)
    title = Texts.Comment.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.textView.delegate = self
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.handleSendButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.handleCancelButton() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func handlePresenter(update: CommentModulePresenterUpdate) {
    switch update {
    case .prefill(let text):
      screen.textView.text = text
    case .remaining(let count):
      screen.remainingLabel.text = count
    case .toggleSendButton(let enabled):
      screen.sendButton.isEnabled = enabled
    case .toggleSwipe(let enabled):
      isModalInPresentation = !enabled
    case .discardQuestion:
      presentDiscardAlert()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    handleCancelButton()
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    pipeline.notify(intent: .textChange(textView.text))
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    pipeline.notify(intent: .swipeAttempt)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    pipeline.notify(intent: .swipe)
  }

  private func presentDiscardAlert() {
    let alert = UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel) { [weak self] _ in
        self?.pipeline.notify(intent: .keepButtonTap)
      })
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak self] _ in
        self?.pipeline.notify(intent: .discardButtonTap)
      })
    present(alert, animated: true)
  }

  private func handleSendButton() {
    pipeline.notify(intent: .sendButtonTap)
  }

  private func handleCancelButton() {
    pipeline.notify(intent: .cancelButtonTap)
  }
}
