import Shared
import VIPERKit

/// Decides what Comment shows, when it can be sent, and when it asks before it discards.
///
/// The view controller owns it. Its callers are the view and the handlers of its alert. It names no type of UIKit;
/// calling the delegate is always the last thing that it does, because the delegate may release the scene.
final class CommentPresenter<View, Router, Interactor>: CommentPresentable
where View: CommentViewable, Router: CommentRoutable, Interactor: CommentInteractive {
  private typealias UIModel = CommentUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private unowned let delegate: any CommentDelegate

  private var text = CommentText("")
  /// Whether Comment waits to be dismissed.
  private var hasEnded = false

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    delegate: some CommentDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.delegate = delegate
  }

  // MARK: Presentable

  func viewDidLoad() {
    text = CommentText(interactor.draft)
    view.setText(to: text.text)
    updateText()
  }

  // Every edit is kept as the draft at once, so that nothing typed is lost whenever Comment goes (R6).
  func didChangeText(to text: String) {
    self.text = CommentText(text)
    interactor.save(draft: text)
    updateText()
  }

  func didTapSendButton() {
    guard isOnTop, text.isSendable else { return }
    interactor.save(draft: "")
    delegate.commentDidSend(text.trimmed)
  }

  func didTapCancelButton() {
    // If other code's screen was in front when the session ended, Comment was not dismissed (T6).
    if hasEnded { return delegate.commentDidDiscard() }
    guard router.isOnTop else { return }
    if text.isBlank {
      discard()
    } else {
      router.whenIdle { [weak self] in self?.askToDiscard() }
    }
  }

  func didAttemptToSwipeAway() {
    didTapCancelButton()
  }

  // A swipe is possible only while nothing but white space is typed.
  func didSwipeAway() {
    interactor.save(draft: "")
  }

  // What was typed stays the draft (R6).
  func end() {
    hasEnded = true
  }

  private var isOnTop: Bool { !hasEnded && router.isOnTop }

  // MARK: Discarding

  private var discardAlert: UIAlertParameters {
    UIAlertParameters(
      title: UIModel.Misc.questionTitle,
      actions: [
        .init(title: UIModel.Misc.keepTitle, style: .cancel),
        .init(title: UIModel.Misc.discardTitle, style: .destructive) { [weak self] in self?.discard() },
      ])
  }

  // Comment may have ended, or been covered by other code, since the user asked to cancel.
  private func askToDiscard() {
    if isOnTop { view.presentAlert(parameters: discardAlert) }
  }

  private func discard() {
    interactor.save(draft: "")
    delegate.commentDidDiscard()
  }

  // MARK: View

  private func updateText() {
    view.setRemaining(to: String(text.remaining))
    view.setSendButtonInteraction(to: text.isSendable)
    view.setSwipeInteraction(to: text.isBlank)
  }
}
