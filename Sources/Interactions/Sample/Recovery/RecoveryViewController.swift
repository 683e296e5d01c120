import Interactions
import Screens

/// Recovery's controller: owns the screen and the three interactions, and tells them what the user does.
///
/// The stack owns it. It decides nothing.
final class RecoveryViewController: UIViewController {
  private let screen = RecoveryScreen()
  private let fillingIn: any RecoveryFillingInInteracting
  private let sending: any RecoverySendingInteracting
  private let leaving: any RecoveryLeavingInteracting

  init(
    fillingIn: any RecoveryFillingInInteracting,
    sending: any RecoverySendingInteracting,
    leaving: any RecoveryLeavingInteracting
  ) {
    self.fillingIn = fillingIn
    self.sending = sending
    self.leaving = leaving
    super.init(nibName: nil, bundle: nil)
    title = Texts.Recovery.title
    fillingIn.use(screen)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.didTapSendButton() }, for: .touchUpInside)
  }

  override func accessibilityPerformEscape() -> Bool {
    leaving.didEscape()
    return true
  }

  private var login: String { screen.loginField.text ?? "" }

  private func didChangeLogin() {
    fillingIn.didChangeLogin(login)
  }

  private func didTapSendButton() {
    guard accepts(screen.sendButton) else { return }
    sending.didTapSendButton(login: login)
  }
}

extension RecoveryViewController: RecoveryControlling {
  func use(_ listener: any RecoveryListening) {
    sending.use(listener)
    leaving.use(listener)
  }

  func didOpen(login: String) {
    fillingIn.didOpen(login: login)
  }
}
