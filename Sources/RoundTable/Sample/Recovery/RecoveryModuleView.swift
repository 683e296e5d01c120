import RoundTable
import Screens

/// What the user does in Recovery.
enum RecoveryModuleViewIntent {
  case loginChange(String)
  case sendButtonTap
  case escape
}

/// Recovery's screen: it notifies what the user types and taps, and shows the Presenter's updates.
///
/// The navigation controller that shows it owns it. It owns the pipeline and with it the module. It
/// contains no rule of the feature.
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
    screen.sendButton.addAction(
      UIAction { [weak self] _ in self?.pipeline.notify(intent: .sendButtonTap) }, for: .touchUpInside)
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
    pipeline.notify(intent: .escape)
    return true
  }

  private func handleLoginChange() {
    pipeline.notify(intent: .loginChange(screen.loginField.text ?? ""))
  }
}
