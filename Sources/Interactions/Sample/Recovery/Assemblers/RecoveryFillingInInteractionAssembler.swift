import Interactions

protocol RecoveryFillingInInteractionAssembling: Assembling<any RecoveryFillingInInteracting> {}

struct RecoveryFillingInInteractionAssembler: RecoveryFillingInInteractionAssembling {
  let formAssembler: any RecoveryFormAssembling

  func assemble() -> any RecoveryFillingInInteracting {
    RecoveryFillingInInteraction(form: formAssembler.assemble())
  }
}
