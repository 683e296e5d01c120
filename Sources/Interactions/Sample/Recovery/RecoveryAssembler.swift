import Interactions

/// Assembles Recovery, when Login's navigation pushes it. It has one interaction, so it has no mediator.
struct RecoveryAssembler: Assembling {
  func assemble() -> any RecoveryControlling {
    RecoveryViewController(sending: RecoverySendingInteractionAssembler.assemble())
  }
}

enum RecoverySendingInteractionAssembler {
  static func assemble() -> any RecoverySendingInteracting { RecoverySendingInteraction() }
}

struct RecoveryNavigationAssembler: Assembling {
  let recoveryAssembler: any Assembling<any RecoveryControlling>

  func assemble() -> any RecoveryNavigating { RecoveryNavigation(recoveryAssembler: recoveryAssembler) }
}
