import QuartetScreens
import RoundTable

/// The user's actions in Recovery.
enum RecoveryModuleViewIntent {
  case loginChange(String)
  case sendButtonTap
  case escape
}

/// Recovery's screen: one field, one button, and the escape gesture.
///
/// Login's navigation controller owns it, and it owns the module. The back button is that controller's, so it sends no
/// intent.
final class RecoveryModuleView: RTEModuleViewStandalone<RecoveryModuleTypes> {
  private let screen = RecoveryScreen()

  override init(pipeline: RecoveryModulePipeline) {
    super.init(pipeline: pipeline)
    title = Texts.Recovery.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.addAction(
      UIAction { [weak self] _ in self?.handleLoginChange() }, for: .editingChanged)
    screen.sendButton.onTap(in: self) { $0.pipeline.notify(intent: .sendButtonTap) }
  }

  override func handlePresenter(update: RecoveryModulePresenterUpdate) {
    switch update {
    case .prefill(let login):
      screen.loginField.text = login
    case .toggleSendButton(let enabled):
      screen.sendButton.isEnabled = enabled
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { pipeline.notify(intent: .escape) }
    return true
  }

  private func handleLoginChange() {
    pipeline.notify(intent: .loginChange(screen.loginField.text ?? ""))
  }
}
