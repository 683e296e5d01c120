import QuartetScreens
import VIPERKit

/// Shows Comment and its alert, and reports the user's actions to the presenter.
///
/// UIKit owns it while it is presented, and it owns the presenter, which calls it as Viewable. It decides nothing and keeps
/// no data. It is the delegate of its own sheet, and reports the swipes that UIKit asks about.
final class CommentViewController: UIViewController, CommentViewable {
  var presenter: (any CommentPresentable)!

  private let screen = CommentScreen()

  private typealias UIModel = CommentUIModel

  // MARK: Lifecycle

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { presenter.didTapCancelButton() }
    return true
  }

  // MARK: Setup

  private func setUp() {
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpActions() {
    screen.textView.delegate = self
    screen.sendButton.onTap(in: self) { $0.presenter.didTapSendButton() }
    screen.cancelButton.onTap(in: self) { $0.presenter.didTapCancelButton() }
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  // MARK: Viewable

  func setText(to text: String) {
    screen.textView.text = text
  }

  func setRemaining(to count: String) {
    screen.remainingLabel.text = count
  }

  func setSendButtonInteraction(to isEnabled: Bool) {
    screen.sendButton.isEnabled = isEnabled
  }

  func setSwipeInteraction(to isEnabled: Bool) {
    isModalInPresentation = !isEnabled
  }
}

extension CommentViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    presenter.didChangeText(to: textView.text)
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  // After the end of the session, a swipe closes Comment and does not clear the draft.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !isClosing
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    respond { presenter.didAttemptToSwipeAway() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    presenter.didSwipeAway()
  }
}
