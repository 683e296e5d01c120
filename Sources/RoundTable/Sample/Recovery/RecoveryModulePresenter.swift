import RoundTable

/// What Recovery's Presenter sends to the View.
enum RecoveryModulePresenterUpdate {
  case prefill(login: String)
  case toggleSendButton(enabled: Bool)
}

/// Turns Recovery's state into what is shown.
///
/// The pipeline owns it and calls it after the Core. It reads the state and does not change it, and it does not touch
/// the View: it notifies updates.
final class RecoveryModulePresenter: RTEModulePresenter<RecoveryModuleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear { pipeline?.notify(update: .prefill(login: state.inputLogin)) }
    pipeline?.notify(update: .toggleSendButton(enabled: state.isReadyToSend))
  }

  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .loginChange:
      update(firstAppear: false)
    case .sendButtonTap, .escape:
      break
    }
  }
}
