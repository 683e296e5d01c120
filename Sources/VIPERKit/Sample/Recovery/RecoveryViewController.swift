import QuartetScreens
import VIPERKit

/// Shows Recovery and reports the user's actions to the presenter.
///
/// The stack of Login's sheet owns it, and it owns the presenter, which calls it as Viewable. It decides nothing and keeps
/// no data. Only the escape gesture goes through the presenter: the back button is the stack's.
final class RecoveryViewController: UIViewController, RecoveryViewable {
  var presenter: (any RecoveryPresentable)!

  private let screen = RecoveryScreen()

  // MARK: Lifecycle

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { presenter.didEscape() }
    return true
  }

  // MARK: Setup

  private func setUp() {
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpActions() {
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.sendButton.onTap(in: self) { $0.presenter.didTapSendButton() }
  }

  private func setUpNavigationBar() {
    title = Texts.Recovery.title
  }

  private func didChangeLogin() {
    presenter.didChangeLogin(to: screen.loginField.text ?? "")
  }

  // MARK: Viewable

  func setLogin(to login: String) {
    screen.loginField.text = login
  }

  func setSendButtonInteraction(to isEnabled: Bool) {
    screen.sendButton.isEnabled = isEnabled
  }
}
