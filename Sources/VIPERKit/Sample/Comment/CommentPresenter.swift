import QuartetShared
import VIPERPresenterKit

/// Decides what Comment shows, when it can be sent, and when it asks before it discards.
///
/// The view controller owns it. Its callers are the view and the handlers of the alert that it describes. It names no type
/// of UIKit. It clears the draft before it calls the delegate, which may release the scene.
final class CommentPresenter<View, Interactor>: CommentPresentable
where View: CommentViewable, Interactor: CommentInteractive {
  private typealias UIModel = CommentUIModel

  private unowned let view: View
  private let interactor: Interactor
  private let parameters: CommentParameters
  private unowned let delegate: any CommentDelegate

  private var text = CommentText("")

  init(
    view: View,
    interactor: Interactor,
    parameters: CommentParameters,
    delegate: some CommentDelegate
  ) {
    self.view = view
    self.interactor = interactor
    self.parameters = parameters
    self.delegate = delegate
  }

  // MARK: Presentable

  func viewDidLoad() {
    text = CommentText(interactor.draft(of: parameters.account))
    view.setText(to: text.text)
    updateText()
  }

  // Every edit is kept as the draft at once, so that nothing typed is lost, however Comment is closed.
  func didChangeText(to text: String) {
    self.text = CommentText(text)
    save(draft: text)
    updateText()
  }

  func didTapSendButton() {
    save(draft: "")
    delegate.commentDidSend(text.trimmed)
  }

  func didTapCancelButton() {
    if text.isBlank {
      discard()
    } else {
      view.presentAlert(parameters: discardAlert)
    }
  }

  func didAttemptToSwipeAway() {
    didTapCancelButton()
  }

  // A swipe is possible only while nothing but white space is typed.
  func didSwipeAway() {
    save(draft: "")
  }

  // MARK: Discarding

  private var discardAlert: UIAlertParameters {
    UIAlertParameters(
      title: UIModel.Misc.questionTitle,
      actions: [
        .init(title: UIModel.Misc.keepTitle, style: .cancel),
        .init(title: UIModel.Misc.discardTitle, style: .destructive) { [weak self] in self?.discard() },
      ])
  }

  private func discard() {
    save(draft: "")
    delegate.commentDidDiscard()
  }

  private func save(draft: String) {
    interactor.save(draft: draft, of: parameters.account)
  }

  // MARK: View

  private func updateText() {
    view.setRemaining(to: String(text.remaining))
    view.setSendButtonInteraction(to: text.isSendable)
    view.setSwipeInteraction(to: text.isBlank)
  }
}
