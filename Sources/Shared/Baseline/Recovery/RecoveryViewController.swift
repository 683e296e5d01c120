import PortableUIKit
import QuartetScreens
import QuartetShared

/// Recovery without a pattern: asks for a login.
///
/// Login's stack owns it, and only the user calls it. It must not go back itself: Login does.
final class RecoveryViewController: UIViewController {
  /// Called with the login that the instructions are sent to, or nil. Login then closes Recovery.
  var onEnd: ((String?) -> Void)?

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
    screen.sendButton.onTap(in: self) { $0.onEnd?($0.login) }
    updateSendButton()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { onEnd?(nil) }
    return true
  }

  private var login: String { Login(screen.loginField.text ?? "").text }

  private func updateSendButton() { screen.sendButton.isEnabled = !login.isEmpty }
}
