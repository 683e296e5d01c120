import RoundTable
import Shared

/// What Recovery's Core notifies the Presenter and the Joint of.
enum RecoveryModuleCoreEvent {
  case sent(login: String)
  case cancelled
}

/// The business logic of Recovery: keeps what is typed, and ends Recovery once.
///
/// The pipeline owns it and calls it first. It is the only component that changes the state. It does not go back: it
/// notifies an event, and the parent goes back.
final class RecoveryModuleCore: RTEModuleCore<RecoveryModuleTypes> {
  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .loginChange(let value):
      state.inputLogin = value
    case .sendButtonTap:
      if state.isReadyToSend { end(with: .sent(login: Login(state.inputLogin).text)) }
    case .escape:
      end(with: .cancelled)
    }
  }

  // Two taps can come in one turn; the first ends Recovery (T2).
  private func end(with event: RecoveryModuleCoreEvent) {
    guard !state.hasEnded else { return }
    state.hasEnded = true
    pipeline?.notify(event: event)
  }
}
