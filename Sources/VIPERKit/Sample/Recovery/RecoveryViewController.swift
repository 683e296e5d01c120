import Screens
import VIPERKit

/// Shows Recovery and reports to the presenter what the user does.
///
/// The navigation controller that shows it owns it, and it owns the presenter, which calls it as Viewable; the router
/// calls it as Navigable. It decides nothing and keeps no data.
final class RecoveryViewController: UIViewController, RecoveryViewable, RecoveryNavigable {
  var presenter: (any RecoveryPresentable)!

  private let screen = RecoveryScreen()

  private typealias UIModel = RecoveryUIModel

  // MARK: Lifecycle

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if sheet.isBeingDismissed { presenter.sheetDidDisappear() }
  }

  override func accessibilityPerformEscape() -> Bool {
    presenter.didEscape()
    return true
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
    screen.loginField.font = UIModel.Fonts.field
  }

  private func setUpLayout() {
    screen.directionalLayoutMargins = UIModel.Layout.margins
  }

  private func setUpActions() {
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapSendButton() }, for: .touchUpInside)
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
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
