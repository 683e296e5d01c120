import RoundTable
import Shared

/// What Recovery's Core notifies the Presenter and the Joint of.
enum RecoveryModuleCoreEvent {
  case sent(login: String)
  case cancelled
}

/// The business logic of Recovery: keeps what is typed, and notifies how Recovery ends.
///
/// The pipeline owns it and calls it first. It is the only component that changes the state. It does not go back: it
/// notifies an event, and the parent goes back.
final class RecoveryModuleCore: RTEModuleCore<RecoveryModuleTypes> {
  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .loginChange(let value):
      state.inputLogin = value
    case .sendButtonTap:
      // Two taps can come in one turn (T2): the parent goes back once.
      if state.isReadyToSend { pipeline?.notify(event: .sent(login: Login(state.inputLogin).text)) }
    case .escape:
      pipeline?.notify(event: .cancelled)
    }
  }
}
