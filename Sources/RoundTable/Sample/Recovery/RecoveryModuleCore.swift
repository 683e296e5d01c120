import RoundTable

/// The business logic of Recovery, which only keeps the typed login.
///
/// The pipeline owns it and calls it first. It has no events: both ways out of Recovery only go back, so the Joint
/// handles them.
final class RecoveryModuleCore: RTEModuleCore<RecoveryModuleTypes> {
  override func handleView(intent: RecoveryModuleViewIntent) {
    if case .loginChange(let value) = intent { state.inputLogin = value }
  }
}
