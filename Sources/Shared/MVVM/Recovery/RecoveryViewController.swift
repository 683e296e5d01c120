import QuartetScreens
import QuartetShared

final class RecoveryViewController: UIViewController {
  private let viewModel: RecoveryViewModel
  private let screen = RecoveryScreen()

  init(viewModel: RecoveryViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = Texts.Recovery.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.text = viewModel.login
    screen.loginField.addAction(UIAction { [weak self] _ in self?.didEdit() }, for: .editingChanged)
    screen.sendButton.onTap(in: self) { $0.viewModel.send() }
    render()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { viewModel.cancel() }
    return true
  }

  private func didEdit() {
    viewModel.login = screen.loginField.text ?? ""
    render()
  }

  private func render() {
    screen.sendButton.isEnabled = viewModel.canSend
  }
}
