import QuartetScreens
import QuartetShared

/// Recovery has one rule and one field, so it has no view model.
final class RecoveryViewController: UIViewController {
  private let onEnd: (String?) -> Void
  private let screen = RecoveryScreen()

  /// - Parameter onEnd: Called with the login that the instructions are sent to, or nil.
  init(login: String, onEnd: @escaping (String?) -> Void) {
    self.onEnd = onEnd
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
    screen.loginField.addAction(UIAction { [weak self] _ in self?.render() }, for: .editingChanged)
    screen.sendButton.onTap(in: self) { $0.onEnd($0.login) }
    render()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { onEnd(nil) }
    return true
  }

  private var login: String { Login(screen.loginField.text ?? "").text }

  private func render() {
    screen.sendButton.isEnabled = !login.isEmpty
  }
}
