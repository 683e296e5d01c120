import RoundTable

enum RecoveryModuleJointInput {
}

enum RecoveryModuleJointOutput {
  case sent(login: String)
  case back
  case popped
}

final class RecoveryModuleJoint: RTEModuleJoint<RecoveryModuleTypes> {
  override func handleCore(event: RecoveryModuleCoreEvent) {
    switch event {
    case .sent(let login):
      notifyOut(output: .sent(login: login))
    }
  }

  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .escape:
      goBack()
    case .pop:
      notifyOut(output: .popped)
    case .loginChange, .sendButtonTap:
      break
    }
  }

  private func goBack() {
    guard !state.hasEnded else { return }
    state.hasEnded = true
    notifyOut(output: .back)
  }
}
