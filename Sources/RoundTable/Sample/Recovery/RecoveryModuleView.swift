import RoundTable
import Screens

enum RecoveryModuleViewIntent {
  case loginChange(String)
  case sendButtonTap
  case escape
  case pop
}

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
      UIAction { [weak self] _ in self?.handleSendButton() }, for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      pipeline.notify(intent: .pop)
    }
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

  private func handleSendButton() {
    pipeline.notify(intent: .sendButtonTap)
  }
}
