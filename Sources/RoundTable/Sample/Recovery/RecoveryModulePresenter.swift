import RoundTable

/// The updates that Recovery's Presenter sends to the View.
enum RecoveryModulePresenterUpdate {
  case prefill(login: String)
  case toggleSendButton(enabled: Bool)
}

/// Fills the field once, and enables "Send" as long as there is a login.
///
/// The pipeline owns it and calls it after the Core, so that an edit is already in the state.
final class RecoveryModulePresenter: RTEModulePresenter<RecoveryModuleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear { pipeline?.notify(update: .prefill(login: state.inputLogin)) }
    pipeline?.notify(update: .toggleSendButton(enabled: !state.login.isEmpty))
  }

  override func handleView(intent: RecoveryModuleViewIntent) {
    if case .loginChange = intent { update(firstAppear: false) }
  }
}
