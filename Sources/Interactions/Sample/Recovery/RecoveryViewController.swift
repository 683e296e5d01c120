import Interactions
import QuartetScreens

/// Recovery's controller: owns the screen and the interaction, and reports the user's actions.
///
/// Login's stack owns it. It has no action for the back button, because UIKit pops and nothing else changes.
final class RecoveryViewController: UIViewController {
  private let screen = RecoveryScreen()
  private let sending: any RecoverySendingInteracting

  init(sending: any RecoverySendingInteracting) {
    self.sending = sending
    super.init(nibName: nil, bundle: nil)
    title = Texts.Recovery.title
    sending.use(screen)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.sendButton.onTap(in: self) { $0.sending.didTapSendButton(login: $0.login) }
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { sending.didEscape() }
    return true
  }

  private var login: String { screen.loginField.text ?? "" }

  private func didChangeLogin() {
    sending.didChangeLogin(login)
  }
}

extension RecoveryViewController: RecoveryControlling {
  func use(_ listener: any RecoveryListening) { sending.use(listener) }

  func didOpen(login: String) { sending.didOpen(login: login) }
}
