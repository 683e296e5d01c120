import Interactions

protocol RecoveryLeavingInteractionAssembling: Assembling<any RecoveryLeavingInteracting> {}

struct RecoveryLeavingInteractionAssembler: RecoveryLeavingInteractionAssembling {
  func assemble() -> any RecoveryLeavingInteracting {
    RecoveryLeavingInteraction()
  }
}
