import Interactions

protocol RecoveryAssembling: Assembling<any RecoveryControlling> {}

struct RecoveryAssembler: RecoveryAssembling {
  let fillingInAssembler: any RecoveryFillingInInteractionAssembling
  let sendingAssembler: any RecoverySendingInteractionAssembling
  let leavingAssembler: any RecoveryLeavingInteractionAssembling

  func assemble() -> any RecoveryControlling {
    let fillingIn = fillingInAssembler.assemble()
    let sending = sendingAssembler.assemble()
    let leaving = leavingAssembler.assemble()
    sending.use(fillingIn.form)
    leaving.use(fillingIn.form)
    return RecoveryViewController(fillingIn: fillingIn, sending: sending, leaving: leaving)
  }
}

extension RecoveryAssembler {
  /// Hands the assemblers of Recovery to each other.
  init() {
    fillingInAssembler = RecoveryFillingInInteractionAssembler(formAssembler: RecoveryFormAssembler())
    sendingAssembler = RecoverySendingInteractionAssembler()
    leavingAssembler = RecoveryLeavingInteractionAssembler()
  }
}
