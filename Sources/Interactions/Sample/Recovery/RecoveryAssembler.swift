import Interactions

/// Assembles Recovery, when Login's navigation pushes it. Its interactions are independent of each other, so it has no
/// mediator.
struct RecoveryAssembler: Assembling {
  func assemble() -> any RecoveryControlling {
    RecoveryViewController(
      fillingIn: RecoveryFillingInInteractionAssembler().assemble(),
      sending: RecoverySendingInteractionAssembler().assemble(),
      leaving: LeavingInteractionAssembler().assemble())
  }
}

struct RecoveryFillingInInteractionAssembler: Assembling {
  func assemble() -> any RecoveryFillingInInteracting { RecoveryFillingInInteraction() }
}

struct RecoverySendingInteractionAssembler: Assembling {
  func assemble() -> any RecoverySendingInteracting { RecoverySendingInteraction() }
}

struct RecoveryNavigationAssembler: Assembling {
  let recoveryAssembler: any Assembling<any RecoveryControlling>

  func assemble() -> any RecoveryNavigating { RecoveryNavigation(recoveryAssembler: recoveryAssembler) }
}
