import RoundTable

/// The outputs that Recovery's Joint sends to the parent. After either, the parent goes back.
enum RecoveryModuleJointOutput {
  case sent(login: String)
  case back
}

/// Sends the parent the end of Recovery, with the login if there is one.
///
/// The pipeline owns it and calls it last. It does not pop Recovery, because the navigation controller is the parent's.
/// The system's back button needs no output: it changes nothing in Login.
final class RecoveryModuleJoint: RTEModuleJoint<RecoveryModuleTypes> {
  override func handleView(intent: RecoveryModuleViewIntent) {
    switch intent {
    case .sendButtonTap:
      notifyOut(output: .sent(login: state.login))
    case .escape:
      notifyOut(output: .back)
    case .loginChange:
      break
    }
  }
}
