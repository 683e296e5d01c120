import Interactions

/// Assembles Recovery's controller.
///
/// An assembler is a value that owns other assemblers. It calls one initializer, and passes with `use(_:)` what the
/// new component does not own.
struct RecoveryAssembler: Assembling {
  let fillingInAssembler: any Assembling<any RecoveryFillingInInteracting>
  let sendingAssembler: any Assembling<any RecoverySendingInteracting>
  let leavingAssembler: any Assembling<any RecoveryLeavingInteracting>

  func assemble() -> any RecoveryControlling {
    RecoveryViewController(
      fillingIn: fillingInAssembler.assemble(), sending: sendingAssembler.assemble(),
      leaving: leavingAssembler.assemble())
  }
}

extension RecoveryAssembler {
  /// Passes the assemblers of Recovery to each other.
  init() {
    fillingInAssembler = RecoveryFillingInInteractionAssembler()
    sendingAssembler = RecoverySendingInteractionAssembler()
    leavingAssembler = RecoveryLeavingInteractionAssembler()
  }
}

struct RecoveryFillingInInteractionAssembler: Assembling {
  func assemble() -> any RecoveryFillingInInteracting {
    RecoveryFillingInInteraction()
  }
}

struct RecoverySendingInteractionAssembler: Assembling {
  func assemble() -> any RecoverySendingInteracting {
    RecoverySendingInteraction()
  }
}

struct RecoveryLeavingInteractionAssembler: Assembling {
  func assemble() -> any RecoveryLeavingInteracting {
    RecoveryLeavingInteraction()
  }
}

struct RecoveryNavigationAssembler: Assembling {
  let recoveryAssembler: any Assembling<any RecoveryControlling>

  func assemble() -> any RecoveryNavigating {
    RecoveryNavigation(recoveryAssembler: recoveryAssembler)
  }
}
