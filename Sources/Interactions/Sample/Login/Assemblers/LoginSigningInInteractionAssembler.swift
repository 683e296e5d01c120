import Interactions

protocol LoginSigningInInteractionAssembling: Assembling<any LoginSigningInInteracting> {}

struct LoginSigningInInteractionAssembler: LoginSigningInInteractionAssembling {
  let authenticator: any Authenticating

  func assemble() -> any LoginSigningInInteracting {
    let interaction = LoginSigningInInteraction()
    interaction.use(authenticator)
    return interaction
  }
}
