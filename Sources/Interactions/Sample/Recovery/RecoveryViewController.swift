import Interactions
import Screens

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
      UIAction { [weak self] _ in self?.sending.didTapSendButton() }, for: .touchUpInside)

    fillingIn.use(screen)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { leaving.didLeave() }
  }

  override func accessibilityPerformEscape() -> Bool {
    leaving.didEscape()
    return true
  }

  private func didChangeLogin() {
    fillingIn.didChangeLogin(screen.loginField.text ?? "")
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
