import RoundTable

enum RecoveryModulePresenterUpdate {
  case prefill(login: String)
  case toggleSendButton(enabled: Bool)
}

final class RecoveryModulePresenter: RTEModulePresenter<RecoveryModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .prefill(login: state.inputLogin))
    updateSendButton()
  }

  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .loginChange:
      updateSendButton()
    case .sendButtonTap, .escape, .pop:
      break
    }
  }

  private func updateSendButton() {
    pipeline?.notify(update: .toggleSendButton(enabled: state.isReadyToSend))
  }
}
