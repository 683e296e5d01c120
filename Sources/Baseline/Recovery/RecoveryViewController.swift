import PortableUIKit
import Screens
import Shared

final class RecoveryViewController: UIViewController {
  /// Called with the login that the instructions are sent to; Recovery is popped then.
  var onSend: ((String) -> Void)?

  private let screen = RecoveryScreen()

  init(login: String) {
    super.init(nibName: nil, bundle: nil)
    title = Texts.Recovery.title
    screen.loginField.text = login
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.updateSendButton() }, for: .editingChanged)
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    updateSendButton()
  }

  override func accessibilityPerformEscape() -> Bool {
    goBack()
    return true
  }

  private var login: String { Login(screen.loginField.text ?? "").text }

  private var isOnTop: Bool { navigationController?.topViewController === self }

  // A second tap in the same turn does nothing (T2).
  private func send() {
    guard isOnTop else { return }
    onSend?(login)
    onSend = nil
    goBack()
  }

  private func goBack() {
    navigationController?.whenIdle { [weak self] in
      guard let self, isOnTop else { return }
      navigationController?.popViewController(animated: true)
    }
  }

  private func updateSendButton() {
    screen.sendButton.isEnabled = !login.isEmpty
  }
}
