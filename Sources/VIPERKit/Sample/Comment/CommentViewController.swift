import Screens
import VIPERKit

/// Shows Comment and its alert, and reports to the presenter what the user does.
///
/// The view controller that presents it owns it, and it owns the presenter, which calls it as Viewable; the router calls
/// it as Navigable. It decides nothing and keeps no data.
final class CommentViewController: UIViewController, CommentViewable, CommentNavigable {
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
    sheet.presentationController?.delegate = self
  }

  override func accessibilityPerformEscape() -> Bool {
    presenter.didTapCancelButton()
    return true
  }

  /// Whether something else than the question is in front.
  var isCoveredByOtherCode: Bool {
    guard let presentedViewController else { return false }
    return presentedViewController.title != UIModel.Misc.questionTitle
  }

  // MARK: Setup

  private func setUp() {
    setUpView()
    setUpLayout()
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpView() {
    screen.backgroundColor = UIModel.Colors.background
    screen.textView.font = UIModel.Fonts.text
    screen.remainingLabel.font = UIModel.Fonts.remaining
    screen.remainingLabel.textColor = UIModel.Colors.remaining
  }

  private func setUpLayout() {
    screen.directionalLayoutMargins = UIModel.Layout.margins
  }

  private func setUpActions() {
    screen.textView.delegate = self
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapSendButton() }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapCancelButton() }, for: .touchUpInside)
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
    sheet.isModalInPresentation = !isEnabled
  }
}

extension CommentViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    presenter.didChangeText(to: textView.text)
  }
}

extension CommentViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    presenter.didAttemptToSwipeAway()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    presenter.didSwipeAway()
  }
}
