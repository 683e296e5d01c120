import Interactions

protocol LoginLeavingInteractionAssembling: Assembling<any LoginLeavingInteracting> {}

struct LoginLeavingInteractionAssembler: LoginLeavingInteractionAssembling {
  let authenticator: any Authenticating

  func assemble() -> any LoginLeavingInteracting {
    let interaction = LoginLeavingInteraction()
    interaction.use(authenticator)
    return interaction
  }
}
