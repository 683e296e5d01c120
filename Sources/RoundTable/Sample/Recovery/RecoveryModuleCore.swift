import RoundTable
import Shared

enum RecoveryModuleCoreEvent {
  case sent(login: String)
}

final class RecoveryModuleCore: RTEModuleCore<RecoveryModuleTypes> {
  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .loginChange(let value):
      state.inputLogin = value
    case .sendButtonTap:
      send()
    case .escape, .pop:
      break
    }
  }

  private func send() {
    guard !state.hasEnded, state.isReadyToSend else { return }
    state.hasEnded = true
    pipeline?.notify(event: .sent(login: Login(state.inputLogin).text))
  }
}
