import Interactions
import QuartetScreens

/// Recovery's controller: owns the screen and two interactions, and reports the user's actions. The view around the screen
/// owns the third one.
///
/// Login's stack owns it. It has no action for the back button, because UIKit pops and nothing else changes.
final class RecoveryViewController: UIViewController {
  private let screen = RecoveryScreen()
  private let fillingIn: any RecoveryFillingInInteracting
  private let sending: any RecoverySendingInteracting
  private let content: LeavableView

  init(
    fillingIn: any RecoveryFillingInInteracting,
    sending: any RecoverySendingInteracting,
    leaving: any LeavingInteracting
  ) {
    self.fillingIn = fillingIn
    self.sending = sending
    content = LeavableView(around: screen, leaving: leaving)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Recovery.title
    fillingIn.use(screen)
    leaving.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    screen.sendButton.onTap(in: self) { $0.sending.didTapSendButton(login: $0.login) }
  }

  private var login: String { screen.loginField.text ?? "" }

  private func didChangeLogin() {
    fillingIn.didChangeLogin(login)
  }
}

extension RecoveryViewController: RecoveryControlling {
  func use(_ listener: any RecoveryListening) {
    sending.use(listener)
    content.use(listener)
  }

  func didOpen(login: String) { fillingIn.didOpen(login: login) }
}
