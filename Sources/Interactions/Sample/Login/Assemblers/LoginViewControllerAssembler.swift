import Interactions
import Shared

protocol LoginViewControllerAssembling: Assembling<any LoginControlling> {}

struct LoginViewControllerAssembler: LoginViewControllerAssembling {
  let kind: LoginKind
  let fillingInAssembler: any LoginFillingInInteractionAssembling
  let signingInAssembler: any LoginSigningInInteractionAssembling
  let recoveringAssembler: any LoginRecoveringInteractionAssembling
  let leavingAssembler: any LoginLeavingInteractionAssembling

  func assemble() -> any LoginControlling {
    let fillingIn = fillingInAssembler.assemble()
    let signingIn = signingInAssembler.assemble()
    let recovering = recoveringAssembler.assemble()
    let leaving = leavingAssembler.assemble()
    signingIn.use(fillingIn.form)
    signingIn.use(leaving)
    recovering.use(fillingIn.form)
    leaving.use(fillingIn.form)
    return LoginViewController(
      kind: kind, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering, leaving: leaving)
  }
}
