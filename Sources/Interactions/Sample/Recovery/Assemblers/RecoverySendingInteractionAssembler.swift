import Interactions

protocol RecoverySendingInteractionAssembling: Assembling<any RecoverySendingInteracting> {}

struct RecoverySendingInteractionAssembler: RecoverySendingInteractionAssembling {
  func assemble() -> any RecoverySendingInteracting {
    RecoverySendingInteraction()
  }
}
