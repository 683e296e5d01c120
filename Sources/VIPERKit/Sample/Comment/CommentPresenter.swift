import Shared
import VIPERKit

final class CommentPresenter<View, Router, Interactor>: CommentPresentable
where View: CommentViewable, Router: CommentRoutable, Interactor: CommentInteractive {
  private enum Phase {
    case editing
    case asking
    case ended
  }

  private typealias UIModel = CommentUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: CommentParameters
  private unowned let delegate: any CommentDelegate

  private var text = CommentText("")
  private var phase = Phase.editing

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: CommentParameters,
    delegate: some CommentDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
    self.delegate = delegate
  }

  // MARK: Presentable

  func viewDidLoad() {
    text = CommentText(interactor.draft)
    view.setText(to: text.text)
    updateText()
  }

  // Every edit is kept as the draft at once, so that nothing typed is lost whenever the session ends (R6).
  func didChangeText(to text: String) {
    self.text = CommentText(text)
    interactor.save(draft: text)
    updateText()
  }

  func didTapSendButton() {
    guard phase == .editing, text.isSendable else { return }
    end()
    delegate.commentDidSend(text.trimmed)
  }

  func didTapCancelButton() {
    guard phase == .editing else { return }
    if text.isBlank {
      discard()
    } else {
      phase = .asking
      askBeforeDiscarding()
    }
  }

  func didAttemptToSwipeAway() {
    didTapCancelButton()
  }

  func didSwipeAway() {
    end()
    delegate.commentWasSwipedAway()
  }

  // MARK: Ending

  private func askBeforeDiscarding() {
    view.presentAlert(
      parameters: UIAlertParameters(
        title: UIModel.Misc.questionTitle,
        actions: [
          .init(title: UIModel.Misc.keepTitle, style: .cancel) { [weak self] in self?.phase = .editing },
          .init(title: UIModel.Misc.discardTitle, style: .destructive) { [weak self] in self?.discard() },
        ]))
  }

  private func discard() {
    end()
    delegate.commentDidDiscard()
  }

  private func end() {
    phase = .ended
    interactor.save(draft: "")
  }

  // MARK: View

  private func updateText() {
    view.setRemaining(to: String(text.remaining))
    view.setSendButtonInteraction(to: text.isSendable)
    view.setSwipeInteraction(to: text.isBlank)
  }
}
